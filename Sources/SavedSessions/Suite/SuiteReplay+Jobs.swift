internal import ApusSurroundings
internal import ApusText

extension SuiteReplay {
  /// Makes all runs.
  ///
  /// - Returns: what became of them, and what ended them before the last, if something did.
  static func replay(
    _ runs: [SuiteRun], _ replay: FileReplay, jobs: Int, on screen: SuiteScreen
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
    _ runs: [SuiteRun], _ replay: FileReplay, on screen: SuiteScreen
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
    _ runs: [SuiteRun], _ replay: FileReplay, _ jobs: Int, _ board: SuiteBoard, on screen: SuiteScreen
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
    on runs: [SuiteRun], _ replay: FileReplay, workers: Int, _ board: SuiteBoard,
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
