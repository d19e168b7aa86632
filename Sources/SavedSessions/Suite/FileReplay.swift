internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Replays one saved session and tells how it goes.
struct FileReplay: Sendable {
  let options: ReplayOptions
  let world: ReplayWorld
  /// Whether it is one of several, so that it has to say itself why it is not fine.
  let isOneOfSeveral: Bool

  /// The same with connections and cookies of its own.
  func apart() -> FileReplay {
    FileReplay(options: options, world: world.another(), isOneOfSeveral: isOneOfSeveral)
  }

  /// - Parameter tell: gets what is to be shown, as soon as it is known.
  /// - Returns: `nil` where none of its steps is wanted.
  func report(on run: FileReport.Run, tell: (any View) throws -> Void) async throws -> FileReport? {
    let clock = world.environment.clock.now
    let start = clock()
    var report = FileReport(run)
    do {
      guard let session = try run.session(options, in: world) else { return nil }
      try await replay(session, run, into: &report, tell)
    } catch let failure as CommandFailure {
      report.failure = failure
    } catch is CancellationError {
      report.isInterrupted = true
    } catch is SinkClosed {
      report.isInterrupted = true
    }
    report.time = clock() - start
    if isOneOfSeveral, let failure = report.failure, failure.isWorthSaying {
      try tell(FailedFile(failure, in: report.steps.isEmpty ? report.name : nil))
    }
    return report
  }

  /// What there is to tell of a session that was not begun; `nil` where none of its steps is wanted.
  func unbegun(_ run: FileReport.Run) -> FileReport? {
    var (report, options) = (FileReport(run), options)
    options.rules = []
    do {
      guard let session = try run.session(options, in: world) else { return nil }
      report.steps = session.document.notRun(in: [])
    } catch {
      // That it cannot be read would have been told when it was its turn.
    }
    return report
  }

  private func replay(
    _ session: SavedSession, _ run: FileReport.Run, into report: inout FileReport,
    _ tell: (any View) throws -> Void
  ) async throws {
    let document = session.document
    let secret = document.frontMatter.redaction
    report.title = document.frontMatter.title
    var tally = ReplayTally(options.mode, of: document.steps.count)
    let clock = world.environment.clock.now
    var last = clock()
    try tell(Lines([heading(of: run)]))
    try tellWithheld(from: document, run, tell)
    if let rounds = options.widens { return try await widen(session, run, rounds: rounds, tell) }
    var results: [FileReport.StepResult] = []
    defer { report.steps = results + document.notRun(in: results) }
    var asked: Set<Int> = []
    func choose(_ verdict: StepVerdict) throws -> UpdateChoice {
      guard options.asks else { return .accept }
      asked.insert(verdict.step.place.number)
      try tell(StepVerdict.Report(verdict.told(with: secret), in: run.place.path, options.mode))
      return try choice()
    }
    let note = { (verdict: StepVerdict) in
      let now = clock()
      let verdict = verdict.told(with: secret)
      results.append(FileReport.StepResult(verdict, in: now - last))
      tally.add(verdict)
      try tell(
        StepVerdict.Report(
          asked.contains(verdict.step.place.number) ? verdict.withoutDifferences : verdict,
          in: run.place.path,
          options.mode, time: options.mode == .live ? now - last : nil))
      last = now
      return !options.isStrict || verdict.isAsWritten
    }
    let (isWritten, leftBehind) = try await play(session, run, note, choose: choose)
    tally.isWritten = isWritten
    if isWritten { results = results.map(\.written) }
    try tell(Lines([tally.line] + (tally.offer(for: run.place.quoted).map { [$0] } ?? [])))
    let readsRecorded = options.mode == .recorded || options.usesRecordedFiles
    for path in readsRecorded ? leftBehind.changedFiles : [] {
      try tell(
        Lines([Line("\(path) holds something else by now; it was read as it was recorded", .warning).retold]))
    }
    report.failure = failure(of: session, tally, leftBehind, run)
  }

  /// Tells which secrets of the session that asks for the replay would be needed: no file gets them. A recording has its own.
  private func tellWithheld(
    from document: SessionDocument, _ run: FileReport.Run, _ tell: (any View) throws -> Void
  ) throws {
    guard options.mode != .recorded else { return }
    for name in try run.variables(options.suite, in: world)?.withheld(from: document) ?? [] {
      let line =
        Line("no session gets a secret that is set here: ", .dim).retold + Line("--var \(name)=…", .command)
        + Line(" gives it", .dim).retold
      try tell(Lines([line]))
    }
  }

  /// What somebody says to a change that was just told.
  private func choice() throws -> UpdateChoice {
    while let answer = world.environment.ask("accept it (a), skip it (s), or make it a rule (r)? ") {
      if let choice = UpdateChoice(typed: answer) { return choice }
    }
    try Task.checkCancellation()
    throw CommandFailure(
      .usageArgument, "nothing was written: there is nobody to ask, as --ask wants it",
      try: ["replay --update FILE"])
  }

  private func heading(of run: FileReport.Run) -> Line {
    Line(run.place.path, .heading) + (run.label.map { Line(" \($0)") } ?? Line())
      + (options.base.map { Line(" on \($0)").retold } ?? Line())
  }

  func play(
    _ session: SavedSession, _ run: FileReport.Run, _ note: (StepVerdict) throws -> Bool,
    choose: (StepVerdict) throws -> UpdateChoice, widening: Widening? = nil
  ) async throws -> (isWritten: Bool, leftBehind: SavedSession.LeftBehind) {
    let environment = world.environment
    let variables = try run.variables(options.suite, in: world)
    guard options.mode != .recorded else {
      let replay = SessionReplay(
        session: session, runner: world.runner, userAgent: environment.userAgent, variables: variables)
      return (false, try await replay.run(note))
    }
    let grants = options.suite.grants
    let permissions = session.permissions(
      trusts: options.trusts, base: options.base,
      isGranted: { grants?.allow($0, environment.files) ?? false },
      asking: environment.confirm)
    let moved = try await options.mode == .live ? session.moved(by: variables, runner: world.runner) : nil
    var asking = options
    asking.base = options.base ?? moved?.base
    // What one session is told by a server is no other's business.
    let bringBack = await environment.cookies.setAside()
    do {
      var replay = LiveReplay(
        session: session, runner: world.runner, transport: world.transport, environment: environment,
        permissions: permissions, options: asking, variables: moved?.variables ?? variables)
      replay.widening = widening
      let result = try await replay.run(choosing: choose, note)
      await bringBack()
      return result
    } catch {
      await bringBack()
      throw error
    }
  }

  /// Why a replay that came to its end is not fine; `nil` where it is.
  private func failure(
    of session: SavedSession, _ tally: ReplayTally, _ leftBehind: SavedSession.LeftBehind,
    _ run: FileReport.Run
  ) -> CommandFailure? {
    // What an update wrote is whole again.
    if let place = session.missingEnd, !tally.isWritten {
      return CommandFailure(
        .usageArgument, "\(place): the end of the file is missing; what was finished was replayed")
    }
    let isWhole = run.place.line == nil && options.suite.selection == nil
    if tally.failure == nil, !tally.isWritten, isWhole, let reason = session.missing(leftBehind) {
      return session.missingSteps(reason, options.mode, name: run.place.quoted)
    }
    return tally.failure.map { code in
      let isRecorded = session.document.frontMatter.cassette != nil
      let advice = tally.advice(for: options.before(run.place.typed), isRecorded: isRecorded)
      return CommandFailure(
        code, tally.reason ?? world.meaning(code) ?? "it is not as written", try: advice.map { [$0] } ?? [])
    }
  }
}

extension SessionDocument {
  /// The steps that are not among some results.
  fileprivate func notRun(in results: [FileReport.StepResult]) -> [FileReport.StepResult] {
    let lines = Set(results.map(\.line))
    return steps.filter { !lines.contains($0.place.number) }.map(FileReport.StepResult.init(notRun:))
  }
}
