import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusSavedSessions
@testable import ApusSurroundings

extension ReplayOptions {
  /// What stands behind `replay`.
  init(replaying text: String) throws {
    let syntax = LineSyntax(
      [[.operand(Operand("FILE", .file, "a session").several)]],
      options: [.live, .update, .base, .against] + CommandOption.ofReplay)
    try self.init(LineArguments(CommandLine(Words("replay \(text)")), by: syntax))
  }
}

@Suite("The options of `replay`", .paced)
struct ReplayOptionsLineTests {
  @Test("says how it is replayed, with its options in any place")
  func understood() throws {
    let recorded = try ReplayOptions(replaying: "a b --strict --allow-empty")
    #expect(recorded.mode == .recorded && recorded.isStrict && recorded.allowsEmpty && !recorded.trusts)
    let live = try ReplayOptions(replaying: "a --base http://x.test/v1 --live b --timeout 5 --trust")
    #expect(live.mode == .live && live.trusts && live.base?.description == "http://x.test/v1")
    #expect(live.timeout == .limited(.seconds(5)) && live.retries == nil)
    #expect(try ReplayOptions(replaying: "--live --retry 3 a").retries == 3)
    let updated = try ReplayOptions(replaying: "--live --update --accept-failures a")
    #expect(updated.mode == .update && updated.acceptsFailures)
  }

  @Test(
    "an option that does nothing there is refused where it stands, with the one it goes with",
    arguments: [
      ("a --trust --base http://x", "--trust has no effect where nothing is sent; it goes with --live", 9),
      ("--retry 2 a", "--retry has no effect where nothing is sent; it goes with --live", 7),
      (
        "--live --accept-failures a",
        "--accept-failures has no effect where nothing is written; it goes with --update", 14
      ),
      (
        "--update a --strict",
        "--strict has no effect where what differs is written down; it goes with --live", 18
      ),
    ])
  func idle(_ text: String, _ message: String, _ start: Int) throws {
    let problem = try #require(throws: LineProblem.self) { try ReplayOptions(replaying: text) }
    #expect(problem.message == message)
    #expect(problem.range.lowerBound == start)
  }

  @Test(
    "a base has a host and a path only",
    arguments: ["http://u@x.test", "http://x.test?q", "http://x.test#f", "://"])
  func base(_ url: String) {
    for option in ["--base", "--against"] {
      #expect(throws: LineProblem.self) { try ReplayOptions(replaying: "--live \(option) '\(url)' a") }
    }
  }
}
