import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Saved sessions replayed as a check", .paced)
struct SuiteReplayTests {
  private let stage: SuiteStage

  init() throws { stage = try SuiteStage() }

  @Test("asks again as often as is said where that is harmless, and what comes at last counts")
  func retries() async throws {
    var stage = try SuiteStage()
    try stage.write("a", "one")
    let left = Mutex(2)
    stage.answer = { _ in
      left.withLock { left in
        left -= 1
        return left < 0 ? SuiteStage.fine : .response(status: 503, body: "")
      }
    }
    let refused = try await stage.replay("a", mode: .live) { $0.retries = 1 }
    #expect(refused.failure?.code == .replayDrift, "\(refused.text)")
    left.withLock { $0 = 2 }
    let fine = try await stage.replay("a", mode: .live) { $0.retries = 2 }
    #expect(fine.failure == nil, "\(fine.text)")
  }

  @Test("are told one after the other, with a line for all of them at the end")
  func several() async throws {
    try stage.write("a", "one", "two")
    try stage.write("b", "three")
    let end = try await stage.replay("a", "b")
    #expect(end.failure == nil)
    #expect(
      end.text == """
        a.session.md
          ok     one
          ok     two
        2 steps: 2 as written
        b.session.md
          ok     three
        1 step: 1 as written
        2 files, 3 steps: 3 as written, 0 µs

        """)
    #expect(try await stage.replay("a").text.hasSuffix("two\n2 steps: 2 as written\n"))
    #expect(try await stage.replay(".").text.hasSuffix("\n2 files, 3 steps: 3 as written, 0 µs\n"))
  }

  @Test("go on behind a file that cannot be run, and that counts for more than what differs")
  func broken() async throws {
    try stage.write("a", "one")
    try stage.write("c", blocks: "```consol\n$ one\n```\n")
    try stage.folder.write(
      #require(stage.folder.text(of: "a.session.md")).replacing(
        "{\"a\": 1}\n", with: "{\"a\": 1}\n? http.404\n"), to: "b.session.md")
    let end = try await stage.replay("none", "a", "b", "c")
    #expect(end.failure?.code == .usageArgument)
    #expect(end.failure?.message.hasSuffix("not run to their end: none.session.md, c.session.md") == true)
    #expect(end.text.contains("none.session.md\n  error  none.session.md cannot be read"), "\(end.text)")
    #expect(
      end.text.contains("c.session.md\n  error  c.session.md:5: expected a `console` block, found `consol`"))
    #expect(end.text.hasSuffix("4 files, 2 steps: 1 as written, 1 drifted, 0 µs; 2 files could not be run\n"))
    let drifted = try await stage.replay("a", "b")
    #expect(drifted.failure?.code == .replayDrift)
    #expect(drifted.failure?.message == "1 of 2 sessions is not as written: b.session.md")
    #expect(try await stage.replay("none").failure?.message.hasPrefix("none.session.md cannot") == true)
  }

  @Test("are those with a tag, a text or a line, and none at all is no check")
  func chosen() async throws {
    try stage.write("a", "one", "two")
    try stage.write("b", "three")
    let text = try #require(stage.folder.text(of: "b.session.md"))
    try stage.folder.write(
      text.replacing("session: 1", with: "session: 1\ntags: [smoke]"), to: "b.session.md")
    func run(_ change: (inout ReplayOptions.Suite) -> Void) async throws -> (
      text: String, failure: CommandFailure?
    ) {
      try await stage.replay("a", "b") { change(&$0.suite) }
    }
    #expect(try await run { $0.tags = ["smoke", "x"] }.text.hasPrefix("b.session.md\n"))
    #expect(
      try await run { $0.selection = StepSelection(text: "TWO") }.text.hasPrefix(
        "a.session.md\n  ok     two\n1 step"))
    #expect(try await run { $0.tags = ["x"] }.failure?.message == "no session has the tag x")
    #expect(
      try await run { $0.selection = StepSelection(text: "x y") }.failure?.message.hasSuffix("has x y in it")
        == true)
    #expect(try await run { $0.shard = ReplayOptions.Suite.Shard("3/3") }.failure?.code == .usageArgument)
    #expect(try await stage.replay("a:6").text == "a.session.md\n  ok     one\n1 step: 1 as written\n")
    #expect(
      try await stage.replay("a:99").failure?.message.hasPrefix("a.session.md:99: there is no step") == true)
    #expect(try await stage.replay("a:6", mode: .update).failure?.code == .usageArgument)
    let allowed = try await stage.replay("a") {
      $0.suite.tags = ["x"]
      $0.allowsEmpty = true
    }
    #expect(allowed.failure == nil)
  }

  @Test("run once for each row, whose name is told, and once more for each time")
  func rows() async throws {
    try stage.write("a", "one")
    try stage.folder.write("uid,name\n1,Ada\n2,Bo\n", to: "users.csv")
    let end = try await stage.replay("a", mode: .live) { $0.suite.rows = "users.csv" }
    #expect(end.text.contains("a.session.md users.csv, row 2 (name=Bo, uid=2)\n  ok     one"), "\(end.text)")
    #expect(end.text.hasSuffix("1 file, 2 runs, 2 steps: 2 as written, 0 µs\n"))
    let times = try await stage.replay("a") { $0.suite.repeats = 3 }
    #expect(times.text.contains("a.session.md 3 of 3\n"))
    #expect(
      try await stage.replay("a") { $0.suite.rows = "none.csv" }.failure?.message.hasPrefix("none.csv cannot")
        == true)
  }

  @Test("print nothing that GitHub's runner takes for a command")
  func guarded() async throws {
    var stage = stage
    stage.traits.isForRunner = true
    try stage.write(
      "a", "one", blocks: "```console {mode=exact}\n$ one\n::error::x ##[error]y\n? http.404\n```\n")
    let end = try await stage.replay("a", "##[group]") {
      $0.suite.reports = [ReplayOptions.Report("github")].compactMap(\.self)
    }
    let lines = end.text.split(separator: "\n")
    let commands = lines.filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    #expect(commands.count == 2 && commands.allSatisfy { $0.hasPrefix("::error file=") }, "\(end.text)")
    #expect(lines.allSatisfy { !$0.contains("##[") || $0.hasPrefix("::error") }, "\(end.text)")
  }
}

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
    func step(_ word: String) -> String { "$ \(word)\nI say \(word)\n{\"a\": 1}\n```\n" }
    let blocks = "```console\n" + step("one") + "```teardown\n" + step("clean")
    for name in ["a", "b"] { try stage.write(name, "one", "clean", blocks: blocks) }
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
          options.suite.reports = ["json=r.json", "tap=r.tap"].compactMap { ReplayOptions.Report($0) }
        }
      }
    }
    for await _ in begun { break }
    let running = try #require(task.withLock { $0 })
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    #expect(asked.withLock { $0 }.contains("/clean"))
    #expect(stage.folder.text(of: "r.json")?.contains("\"interrupted\": true") == true)
    // What the interrupted step came to is no other's, and who was not begun is there, too.
    let tap = try #require(stage.folder.text(of: "r.tap"))
    #expect(tap.contains("a.session.md") && tap.contains("b.session.md"), "\(tap)")
    let failed = tap.split(separator: "\n").filter { $0.hasPrefix("not ok") }
    #expect(!failed.isEmpty && failed.allSatisfy { $0.hasSuffix(" one") }, "\(tap)")
  }
}
