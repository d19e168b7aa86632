internal import ApusClient
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
    let clock = world.environment.clock.now
    let start = clock()
    let suite = try SuiteRuns(of: names, options, in: world)
    for report in suite.unfound where suite.isSeveral {
      if let failure = report.failure { try output.show(FailedFile(failure, in: report.path)) }
    }
    let replay = FileReplay(options: suite.options, world: world, isOneOfSeveral: suite.isSeveral)
    let (replayed, end) = await Self.replay(suite.runs, replay, jobs: jobs, on: output)
    let reports = suite.unfound + replayed
    let targets = options.suite.reports
    let told = targets.isEmpty ? nil : SuiteReports(reports, in: clock() - start, of: world)
    if let end {
      // Whoever waits for it gets what there is.
      try? told?.write(targets, on: output)
      throw end
    }
    try told?.write(targets, on: output)
    if reports.isEmpty { return suite.nothingRun }
    guard suite.isSeveral else { return reports.first?.failure }
    let tally = SuiteTally(reports, in: clock() - start)
    try output.show(Lines([tally.line]))
    return tally.failure
  }

  /// How many run at the same time: one where all would share the cookies of one transport.
  private var jobs: Int {
    let isApart = options.mode == .recorded || world.environment.anotherTransport != nil
    return isApart ? options.suite.jobs : 1
  }
}

extension SuiteReplay {
  /// Makes all runs.
  ///
  /// - Returns: what became of them, and what ended them before the last, if something did.
  static func replay(
    _ runs: [FileReport.Run], _ replay: FileReplay, jobs: Int, on output: Output
  ) async -> (reports: [FileReport], end: (any Error)?) {
    guard jobs > 1, runs.count > 1 else { return await oneByOne(runs, replay, on: output) }
    let board = SuiteBoard(count: runs.count)
    do {
      try await sideBySide(runs, replay, jobs, board, on: output)
      return (board.reports { replay.unbegun(runs[$0]) }, nil)
    } catch {
      return (board.reports { replay.unbegun(runs[$0]) }, error)
    }
  }

  private static func oneByOne(
    _ runs: [FileReport.Run], _ replay: FileReplay, on output: Output
  ) async -> (reports: [FileReport], end: (any Error)?) {
    var (reports, rest) = ([FileReport](), runs[...])
    // That nobody reads on is no ^C, but ends it as well.
    var closed: SinkClosed?
    func tell(_ view: any View) throws {
      do {
        try output.show(view)
      } catch {
        closed = error
        throw error
      }
    }
    do {
      while let run = rest.popFirst() {
        guard let report = try await replay.report(on: run, tell: tell) else { continue }
        reports.append(report)
        if let closed { throw closed }
        if report.isInterrupted { throw CancellationError() }
        if replay.options.isStrict, report.failure != nil { break }
      }
      return (reports + rest.compactMap(replay.unbegun), nil)
    } catch {
      return (reports + rest.compactMap(replay.unbegun), error)
    }
  }

  private static func sideBySide(
    _ runs: [FileReport.Run], _ replay: FileReplay, _ jobs: Int, _ board: SuiteBoard, on output: Output
  ) async throws {
    let (news, tell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask(executorPreference: globalConcurrentExecutor) {
        defer { tell.finish() }
        try await work(on: runs, replay, workers: min(jobs, runs.count), board) { tell.yield() }
      }
      for await _ in news {
        for view in board.take() { try output.show(view) }
      }
      try await group.waitForAll()
    }
    for view in board.take() { try output.show(view) }
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
