import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Saved sessions replayed side by side", .paced)
struct SuiteReplayJobsTests {
  /// Lets nobody go on before so many are there.
  private actor Meeting {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of count: Int) { self.count = count }

    func arrive() async {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        guard waiting.count == count else { return }
        for waiter in waiting { waiter.resume() }
        waiting = []
      }
    }
  }

  @Test("are as many at the same time as was asked for, and told as if they were one after the other")
  func jobs() async throws {
    var stage = try SuiteStage()
    for number in 1...8 { try stage.write("s\(number)", "one", "two") }
    let alone = try await stage.replay(".", mode: .live)
    // Of four at a time each can only go on with three others.
    let meeting = Meeting(of: 4)
    stage.answer = { _ in
      await meeting.arrive()
      return SuiteStage.fine
    }
    let together = try await stage.replay(".", mode: .live) { $0.suite.jobs = 4 }
    #expect(together.text == alone.text && together.failure == nil)
    #expect(alone.text.hasSuffix("8 files, 16 steps: 16 as written, 0 µs\n"), "\(alone.text)")
  }

  @Test("ask a person one after the other")
  func questions() async throws {
    var stage = try SuiteStage()
    for number in 1...4 { try stage.write("s\(number)", "one") }
    let now = Mutex(0)
    stage.confirm = { _ in
      let before = now.withLock { count in
        count += 1
        return count
      }
      defer { now.withLock { $0 -= 1 } }
      return before == 1
    }
    let end = try await stage.replay(".", mode: .live) { $0.suite.jobs = 4 }
    #expect(end.failure == nil, "\(end.text)")
  }

  @Test("begin no other where one is not as written and they are strict")
  func strict() async throws {
    var stage = try SuiteStage()
    for number in 1...9 { try stage.write("s\(number)", "one") }
    stage.answer = { _ in .response(status: 200, body: "[]") }
    for jobs in [1, 2] {
      let end = try await stage.replay(".", mode: .live) {
        $0.isStrict = true
        $0.suite.jobs = jobs
      }
      let heads = end.text.split(separator: "\n").count { $0.hasSuffix(".session.md") }
      #expect(end.failure?.code == .replayDrift && (1...jobs).contains(heads), "\(end.text)")
    }
  }

  @Test("write their reports when they are interrupted, and tear down what was set up", arguments: [1, 2])
  func interrupted(_ jobs: Int) async throws {
    var stage = try SuiteStage()
    let blocks = "```console\n$ one\n```\n```teardown\n$ clean\n```\n"
    for name in ["a", "b"] { try stage.write(name, blocks: blocks) }
    let asked = Mutex<[String]>([])
    let task = Mutex<Task<Void, any Error>?>(nil)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    stage.answer = { path in
      asked.withLock { $0.append(path) }
      if path == "/one" {
        begin.yield()
        // Nothing but the interruption ends it.
        while !Task.isCancelled { await Task.yield() }
      }
      return SuiteStage.fine
    }
    let waiting = stage
    task.withLock { task in
      task = Task {
        _ = try await waiting.replay(".", mode: .live) { options in
          options.suite.jobs = jobs
          options.suite.reports = [ReportTarget("json=r.json")].compactMap(\.self)
        }
      }
    }
    for await _ in begun { break }
    let running = try #require(task.withLock { $0 })
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(asked.withLock { $0 }.contains("/clean"))
    #expect(stage.folder.text(of: "r.json")?.contains("\"interrupted\": true") == true)
  }
}
