import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("Saved sessions replayed as a check", .paced)
struct SuiteReplayTests {
  private let stage: SuiteStage

  init() throws { stage = try SuiteStage() }

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
      #require(stage.folder.text(of: "a.session.md")).replacing("I say", with: "It says"), to: "b.session.md")
    let end = try await stage.replay("none", "a", "b", "c")
    #expect(end.failure?.code == .usageArgument)
    #expect(end.failure?.message.hasSuffix("not run to their end: none, c.session.md") == true)
    #expect(end.text.contains("none\n  error  none.session.md cannot be read"), "\(end.text)")
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
    func run(_ change: (inout SuiteOptions) -> Void) async throws -> (text: String, failure: CommandFailure?)
    {
      try await stage.replay("a", "b") { change(&$0.suite) }
    }
    #expect(try await run { $0.tags = ["smoke", "x"] }.text.hasPrefix("b.session.md\n"))
    #expect(try await run { $0.selection.text = "TWO" }.text.hasPrefix("a.session.md\n  ok     two\n1 step"))
    #expect(try await run { $0.tags = ["x"] }.failure?.message == "no session has the tag x")
    #expect(try await run { $0.selection.text = "x y" }.failure?.message.hasSuffix("has x y in it") == true)
    #expect(try await run { $0.shard = SuiteOptions.Shard("3/3") }.failure?.code == .usageArgument)
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
    stage.variables = ["GITHUB_ACTIONS": "true"]
    try stage.write("a", "one", blocks: "```console\n$ one\n::error::x ##[error]y\n```\n")
    let end = try await stage.replay("a", "##[group]") {
      $0.suite.reports = [ReportTarget("github")].compactMap(\.self)
    }
    let lines = end.text.split(separator: "\n")
    let commands = lines.filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    #expect(commands.count == 2 && commands.allSatisfy { $0.hasPrefix("::error file=") }, "\(end.text)")
    #expect(lines.allSatisfy { !$0.contains("##[") || $0.hasPrefix("::error") }, "\(end.text)")
    #expect(end.failure?.message.contains("##[") == false)
  }
}
