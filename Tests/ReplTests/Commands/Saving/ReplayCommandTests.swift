import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("The line of `replay`", .paced)
struct ReplayCommandTests {
  private func options(_ text: String) throws -> ReplayOptions {
    let syntax = ReplayCommand.spec.syntax
    return try ReplayOptions(LineArguments(CommandLine(Words("replay \(text)")), by: syntax))
  }

  @Test("says how it is replayed, with its options in any place")
  func understood() throws {
    let recorded = try options("a b --strict --allow-empty")
    #expect(recorded.mode == .recorded && recorded.isStrict && recorded.allowsEmpty && !recorded.trusts)
    let live = try options("a --base http://x.test/v1 --live b --timeout 5 --trust")
    #expect(live.mode == .live && live.trusts && live.base?.description == "http://x.test/v1")
    #expect(live.timeout == .limited(.seconds(5)))
    let updated = try options("--live --update --accept-failures a")
    #expect(updated.mode == .update && updated.acceptsFailures)
  }

  @Test("each option that takes a value is known behind the program's name, where the value may be attached")
  func attached() {
    let taking = ReplayCommand.spec.syntax.options.filter { $0.value != nil }.map(\.name)
    let known = ([.base] + CommandOption.ofReplay).filter { $0.value != nil }.map(\.name)
    #expect(Set(taking) == Set(known))
  }

  @Test(
    "an option that does nothing there is refused where it stands, with the one it goes with",
    arguments: [
      ("a --trust --base http://x", "--trust has no effect where nothing is sent; it goes with --live", 9),
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
    let problem = try #require(throws: LineProblem.self) { try self.options(text) }
    #expect(problem.message == message)
    #expect(problem.range.lowerBound == start)
  }

  @Test(
    "a base has a host and a path only",
    arguments: ["http://u@x.test", "http://x.test?q", "http://x.test#f", "://"])
  func base(_ url: String) {
    #expect(throws: LineProblem.self) { try self.options("--live --base '\(url)' a") }
  }

  @Test("without a file it says what is missing")
  func noFile() throws {
    let command = try #require(CommandList.all.command(named: "replay"))
    let problem = try #require(throws: LineProblem.self) {
      try command.command(of: CommandLine(Words("replay --live")))
    }
    #expect(problem.message == "expected a saved session" && problem.range == 13..<13)
  }
}
