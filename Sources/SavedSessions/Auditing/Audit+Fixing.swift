internal import ApusClient
internal import ApusFormats
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSurroundings
internal import ApusSystem

extension Audit {
  /// Takes what was found out of the files. A session that replayed before replays then.
  ///
  /// - Returns: the sessions of which fewer steps go as they are written.
  package func fix(_ results: [Result]) async throws -> [String] {
    var sessions: [(path: String, short: ShortTypedValues, fine: Set<Int>)] = []
    for result in results where result.path.hasSuffix(".session.md") {
      let short = ShortTypedValues(of: try files.contents(named: result.path), without: result.fixed)
      sessions.append((result.path, short, try await stepsAsWritten(result.path)))
    }
    for result in results where !result.findings.isEmpty { try replace(result.path, with: result.fixed) }
    var worse: [String] = []
    for (path, short, fine) in sessions {
      try await showAnew(path, fine)
      if try await fine.isSubset(of: stepsAsWritten(path)) { continue }
      if try await !takeOut(short, of: path, keeping: fine) { worse.append(path) }
    }
    return worse
  }

  /// Takes short values out of other steps as well, and, where that is not enough, out of what was asked.
  ///
  /// - Returns: whether all steps go then that went before; otherwise nothing of it is done.
  private func takeOut(
    _ short: ShortTypedValues, of path: String, keeping fine: Set<Int>
  ) async throws -> Bool {
    if short.areNone { return false }
    let recording = Self.recording(of: path, files)
    let (fixed, recorded) = (try files.contents(named: path), try? files.contents(named: recording))
    for withRecording in recorded == nil ? [false] : [false, true] {
      try replace(path, with: short.replaced(in: fixed))
      if withRecording, let recorded { try replace(recording, with: short.replaced(inRecording: recorded)) }
      try await showAnew(path, fine)
      if try await fine.isSubset(of: stepsAsWritten(path)) { return true }
      try replace(path, with: fixed)
      if let recorded { try replace(recording, with: recorded) }
    }
    return false
  }

  private func replace(_ path: String, with bytes: [UInt8]) throws {
    do throws(SafeFile.Failure) {
      try SafeFile.replace(files.expanded(path), with: bytes, isOthers: true)
    } catch {
      throw CommandFailure(.usageArgument, "\(error)")
    }
  }

  /// The steps that go as they are written, by their numbers from 0.
  private func stepsAsWritten(_ path: String) async throws -> Set<Int> {
    guard let session = try? SavedSession(reading: path, with: files) else { return [] }
    var lines: Set<Int> = []
    _ = try await SessionReplay(session: session, runner: runner).run { verdict in
      if verdict.isAsWritten { lines.insert(verdict.step.place.number) }
      return true
    }
    let steps = session.document.steps.map(\.place.number)
    return Set(steps.indices.filter { lines.contains(steps[$0]) })
  }

  /// Writes what steps show of a recording that holds less than before.
  private func showAnew(_ path: String, _ steps: Set<Int>) async throws {
    guard !steps.isEmpty, let session = try? SavedSession(reading: path, with: files) else { return }
    var update = SessionUpdate(session)
    var isChanged = false
    let ran = try await ran(session)
    var unasked = UnaskedRecordings(session.cassette.recordings, asked: ran.map(\.shown.recordings))
    for (number, (step, mode, shown)) in ran.enumerated() {
      update.read(shown.files, before: shown.recordings)
      update.keep(unasked: unasked.next(before: shown.recordings))
      guard steps.contains(number), shown.outcome == step.outcome ?? .ok,
        !StepVerdict(step, mode, shown, forms: session.document.frontMatter.forms).isAsWritten
      else {
        update.keep(step, shown.recordings)
        continue
      }
      isChanged = true
      update.add(
        step, mode, LoggedLine(keeping: step, shown.recordings),
        StepMaker.Result(command: step.command, recordings: shown.recordings, lineResult: shown, unasked: []))
    }
    update.keep(unasked: unasked.rest)
    var redactor = Redactor(rules: rules)
    redactor.add(session.document.frontMatter.redaction)
    if isChanged { try update.write(to: files.expanded(path), with: &redactor) }
  }

  /// What the steps of a session show.
  private func ran(
    _ session: SavedSession
  ) async throws -> [(step: Step, mode: ConsoleBlock.Mode, shown: LineResult)] {
    let sandbox = try ReplaySandbox(
      session.document.frontMatter, cassette: session.cassette,
      userAgent: session.cassette.userAgent(orElse: nil), runner: runner)
    var course = SessionReplay.Course(session.document)
    var ran: [(Step, ConsoleBlock.Mode, LineResult)] = []
    while let (step, block) = course.next() {
      let shown = await sandbox.run(step.command, endingIn: step.outcome ?? .ok, mode: block.mode)
      ran.append((step, block.mode, shown))
    }
    return ran
  }
}
