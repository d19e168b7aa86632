import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("One saved session of several, replayed", .paced)
struct FileReplayTests {
  private static let blocks =
    "```setup\n$ begin\n```\n```console\n$ one\n$ two\n```\n```teardown\n$ clean\n$ up\n```\n"

  /// What was asked for, and what became of it, where a path is answered so.
  private func run(
    _ odd: String, _ answer: StubTransport.Answer, strict: Bool = false
  ) async throws -> (asked: [String], text: String, failure: CommandFailure?) {
    var stage = try SuiteStage()
    try stage.write("a", blocks: Self.blocks)
    let asked = Mutex<[String]>([])
    stage.answer = { path in
      asked.withLock { $0.append(String(path.dropFirst())) }
      return path == "/" + odd ? answer : SuiteStage.fine
    }
    let end = try await stage.replay("a", mode: .live) { $0.isStrict = strict }
    return (asked.withLock { $0 }, end.text, end.failure)
  }

  @Test("is set up before all else, and torn down whatever fails")
  func teardown() async throws {
    let gone = StubTransport.Answer.response(status: 404)
    #expect(try await run("none", gone).asked == ["begin", "one", "two", "clean", "up"])
    let unset = try await run("begin", gone)
    #expect(unset.asked == ["begin", "clean", "up"], "\(unset.text)")
    #expect(unset.failure?.code == .replayDrift)
    #expect(try await run("one", gone).asked == ["begin", "one", "two", "clean", "up"])
    #expect(try await run("one", gone, strict: true).asked == ["begin", "one", "clean", "up"])
    #expect(try await run("clean", gone).asked.last == "up")
  }

  @Test("says which of its steps were not come to, and needs its secrets before the first")
  func reports() async throws {
    let stage = try SuiteStage()
    try stage.write("a", blocks: Self.blocks)
    try stage.write("b", blocks: "```console\n$ one\n$ two {{secret:api_key}} {{secret:pin}}\n```\n")
    let end = try await stage.replay("a", "b", mode: .live) {
      $0.suite.reports = [ReplayOptions.Report("tap=out/r.tap")].compactMap(\.self)
    }
    #expect(
      end.text.contains("b.session.md needs API_KEY, PIN in the environment, which are not set"),
      "\(end.text)")
    let tap = try #require(stage.folder.text(of: "out/r.tap"))
    #expect(tap.contains("a.session.md:9 one") && tap.contains("b.session.md:6 one # SKIP not run"), "\(tap)")
    #expect(end.failure?.code == .usageArgument)
  }

  @Test("has the values of an environment beside it, in whose place others may be given")
  func environment() async throws {
    let stage = try SuiteStage()
    try stage.write("a", "one")
    try stage.folder.write(#"{"dev": {"host": "x"}, "prod": {}}"#, to: "http-client.env.json")
    #expect(try await stage.replay("a") { $0.suite.environment = "dev" }.failure == nil)
    let none = try await stage.replay("a") { $0.suite.environment = "test" }
    #expect(none.failure?.message == "there is no environment test beside a.session.md; there are dev, prod")
  }
}
