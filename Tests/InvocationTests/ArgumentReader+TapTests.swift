import ApusClient
import ApusPacingTestSupport
import ApusServing
import Testing

@testable import ApusInvocation

@Suite("The arguments of `apus tap`", .paced)
struct TapArgumentsTests {
  private func read(_ arguments: String...) throws(InvocationProblem) -> TapArguments? {
    guard case .tap(let read) = try Invocation(arguments: ["tap"] + arguments).task else { return nil }
    return read
  }

  @Test("say where to, where it is written, and who may ask")
  func all() throws {
    let plain = try #require(try read("--to", "https://api.example/v1", "talk"))
    #expect(plain == TapArguments(to: try WebURL("https://api.example/v1"), file: "talk"))
    let full = try #require(
      try read(
        "talk", "--to=http://h:1", "--port", "80", "--quiet", "--allow-host", "a", "--allow-origin", "null"))
    #expect(full.port == 80 && full.isQuiet && full.hosts == ["a"] && full.origins == ["null"])
  }

  @Test(
    "what cannot be is refused, with what can, and without a password",
    arguments: [
      [], ["talk"], ["--to", "https://h"], ["--to", "h x", "talk"], ["--to", "https://u:s3cr3t@h", "talk"],
      ["--to", "https://h?a=b", "talk"], ["--to", "https://h", "a", "b"], ["--nope", "talk"],
    ])
  func refused(_ arguments: [String]) {
    let problem = #expect(throws: InvocationProblem.self) { try Invocation(arguments: ["tap"] + arguments) }
    #expect(problem?.description.contains("try: apus tap --to") == true)
    #expect(problem?.description.contains("s3cr3t") == false)
  }

  @Test("each service has a page of its own", arguments: ["serve", "tap", "practice"])
  func manuals(_ word: String) throws {
    guard case .manual(let text) = try Invocation(arguments: [word, "--help"]).task else {
      Issue.record("no page")
      return
    }
    #expect(text == ServiceManual.text(of: word))
  }
}
