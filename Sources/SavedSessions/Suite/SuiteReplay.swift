internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
internal import ApusSystem
internal import ApusText

/// Replays saved sessions as a check: one after the other or side by side, told in their order, with one answer to
/// whether all is as written.
package struct SuiteReplay {
  private let options: ReplayOptions
  private let world: ReplayWorld

  package init(_ options: ReplayOptions, in world: ReplayWorld) {
    self.options = options
    self.world = world
  }

  /// - Parameter names: what was typed for files, folders and patterns.
  /// - Returns: why it is not fine; `nil` when it is.
  package func run(_ names: [String], on output: Output) async throws -> CommandFailure? {
    let screen = Display(output, isGuarded: world.environment.variable("GITHUB_ACTIONS") == "true")
    do {
      return try await run(names, on: screen, output).map(screen.said)
    } catch let failure as CommandFailure {
      throw screen.said(failure)
    }
  }

  private func run(
    _ names: [String], on screen: Display, _ output: Output
  ) async throws -> CommandFailure? {
    let clock = world.environment.clock.now
    let start = clock()
    let (places, unfound) = places(of: names)
    let (options, rows) = try reading()
    let runs = FileReport.Run.all(of: places, rows: rows, options.suite)
    let isSeveral = runs.count + unfound.count > 1 || names.count > 1
    for report in unfound where isSeveral {
      if let failure = report.failure { try screen.show(FailedFile(failure, in: report.path)) }
    }
    let replay = FileReplay(options: options, world: world, isOneOfSeveral: isSeveral)
    let (replayed, end) = await Self.replay(runs, replay, jobs: jobs, on: screen)
    let reports = unfound + replayed
    let told = options.suite.reports.isEmpty ? nil : SuiteReports(reports, in: clock() - start, of: world)
    if let end {
      // Whoever waits for it gets what there is.
      try? told?.write(options.suite.reports, on: output)
      throw end
    }
    try told?.write(options.suite.reports, on: output)
    if reports.isEmpty { return nothingRun(places) }
    guard isSeveral else { return reports.first?.failure }
    let tally = SuiteTally(reports, in: clock() - start)
    try screen.show(Lines([tally.line]))
    return tally.failure
  }

  /// How many run at the same time: one where all would share the cookies of one transport.
  private var jobs: Int {
    let isApart = options.mode == .recorded || world.environment.anotherTransport != nil
    return isApart ? options.suite.jobs : 1
  }

  /// The sessions that were named, each once, and what is wrong with the other names.
  private func places(of names: [String]) -> (found: [SessionSearch.Place], unfound: [FileReport]) {
    let search = SessionSearch(world.environment.files)
    var found: [SessionSearch.Place] = []
    var unfound: [FileReport] = []
    for name in names {
      do throws(CommandFailure) {
        found += try search.places(of: name).filter { !found.contains($0) }
      } catch {
        var report = FileReport(FileReport.Run(place: SessionSearch.Place(path: name)))
        report.failure = error
        unfound.append(report)
      }
    }
    return (found, unfound)
  }

  /// The files with values, read.
  private func reading() throws(CommandFailure) -> (options: ReplayOptions, rows: [DataRow]?) {
    var options = options
    var values: [String: String] = [:]
    for path in options.suite.variableFiles {
      values.merge(try VariableFile.values(in: bytes(of: path), of: path)) { $1 }
    }
    options.suite.variables = values.merging(options.suite.variables) { $1 }
    guard let path = options.suite.rows else { return (options, nil) }
    return (options, try VariableFile.rows(in: bytes(of: path), of: path))
  }

  private func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    let files = world.environment.files
    switch files.contents(files.expanded(path)) {
    case .success(let bytes): return bytes
    case .failure(let problem):
      throw CommandFailure(.usageArgument, "\(path) cannot be read: \(problem.reason)")
    }
  }

  /// A check that checks nothing would be missed by nobody.
  private func nothingRun(_ places: [SessionSearch.Place]) -> CommandFailure? {
    guard !options.allowsEmpty else { return nil }
    let suite = options.suite
    let reason =
      suite.selection?.text.map { "no step, heading or file name has \($0) in it" }
      ?? (suite.tags.isEmpty
        ? "nothing is left for this part of \(places.count == 1 ? "one session" : "\(places.count) sessions")"
        : "no session has the tag \(suite.tags.joined(separator: " or "))")
    return CommandFailure(.usageArgument, reason)
  }
}

extension SuiteReplay {
  /// Makes all runs.
  ///
  /// - Returns: what became of them, and what ended them before the last, if something did.
  static func replay(
    _ runs: [FileReport.Run], _ replay: FileReplay, jobs: Int, on screen: Display
  ) async -> (reports: [FileReport], end: (any Error)?) {
    guard jobs > 1, runs.count > 1 else { return await oneByOne(runs, replay, on: screen) }
    let board = SuiteBoard(count: runs.count)
    do {
      try await sideBySide(runs, replay, jobs, board, on: screen)
      return (board.reports, nil)
    } catch {
      return (board.reports, error)
    }
  }

  private static func oneByOne(
    _ runs: [FileReport.Run], _ replay: FileReplay, on screen: Display
  ) async -> (reports: [FileReport], end: (any Error)?) {
    var reports: [FileReport] = []
    for run in runs {
      do {
        guard let report = try await replay.report(on: run, tell: screen.show) else { continue }
        reports.append(report)
        if report.isInterrupted { return (reports, CancellationError()) }
        if replay.options.isStrict, report.failure != nil { break }
      } catch {
        return (reports, error)
      }
    }
    return (reports, nil)
  }

  private static func sideBySide(
    _ runs: [FileReport.Run], _ replay: FileReplay, _ jobs: Int, _ board: SuiteBoard, on screen: Display
  ) async throws {
    let (news, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask(executorPreference: globalConcurrentExecutor) {
        defer { tell.finish() }
        try await work(on: runs, replay, workers: min(jobs, runs.count), board) { tell.yield() }
      }
      for await _ in news {
        for view in board.take() { try screen.show(view) }
      }
      try await group.waitForAll()
    }
    for view in board.take() { try screen.show(view) }
    try Task.checkCancellation()
  }

  private static func work(
    on runs: [FileReport.Run], _ replay: FileReplay, workers: Int, _ board: SuiteBoard,
    tell: @escaping @Sendable () -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<workers {
        group.addTask {
          // What one of them is told by a server is no other's business.
          let replay = replay.apart()
          while !Task.isCancelled, let number = board.begin() {
            let report = try await replay.report(on: runs[number]) { view in
              board.add(view, of: number)
              tell()
            }
            board.end(number, with: report)
            tell()
            if replay.options.isStrict, report?.failure != nil { board.stop() }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

extension SuiteReplay {
  /// Where replays are shown.
  struct Display {
    private let output: Output
    /// Whether whoever reads takes some lines for commands.
    private let isGuarded: Bool

    init(_ output: Output, isGuarded: Bool) {
      self.output = output
      self.isGuarded = isGuarded
    }

    /// Why the replays are not fine, for whoever says it.
    func said(_ failure: CommandFailure) -> CommandFailure {
      guard isGuarded else { return failure }
      return CommandFailure(
        failure.code, WorkflowCommand.defused(failure.message),
        try: failure.suggestions.map(WorkflowCommand.defused))
    }

    func show(_ view: any View) throws {
      if isGuarded { try output.show(GuardedView(view)) } else { try output.show(view) }
    }
  }
}

/// A view none of whose lines is a command of GitHub's runner, whatever came from a server.
private struct GuardedView: View {
  private let base: any View

  init(_ base: any View) { self.base = base }

  func lines(on screen: Screen) -> [Line] {
    base.lines(on: screen).map { line in
      let text = line.text
      let defused = WorkflowCommand.defused(text)
      return defused == text ? line : Line(defused)
    }
  }
}
