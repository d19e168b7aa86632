import ApusPacingTestSupport
import ApusServing
import Testing

@testable import ApusInvocation
@testable import ApusRepl

@Suite("The arguments of `apus serve`", .paced)
struct ServeArgumentsTests {
  private func read(_ arguments: String...) throws(InvocationProblem) -> ServeArguments? {
    guard case .serve(let read) = try Invocation(arguments: ["serve"] + arguments).task else { return nil }
    return read
  }

  @Test("say what is served, where, to whom, and how often it fails")
  func all() throws {
    let plain = try #require(try read("api.yaml", "rec.har"))
    #expect(plain == ServeArguments(files: ["api.yaml", "rec.har"]))
    let full = try #require(
      try read(
        "--port=8080", "a.json", "--faults", "5%", "--seed", "7", "--cors", "https://App.test", "--quiet",
        "--allow-host", "shop.test", "--allow-origin", "https://b.test"))
    #expect(full.port == 8080 && full.faults == 5 && full.seed == 7 && full.isQuiet)
    #expect(
      full.readers == ["https://app.test"] && full.hosts == ["shop.test"]
        && full.origins == ["https://b.test"])
    let mixed = try #require(
      try read("a.session.md", "--spec", "api.yaml", "--delay", "recorded", "--times", "GET /a 2"))
    #expect(mixed.descriptions == ["api.yaml"] && mixed.delay == .recorded && mixed.verifies)
    #expect(mixed.promises == [AskedPromise("GET /a 2")] && !full.verifies)
    #expect(try read("--delay=1.5s", "--verify", "--spec=a.yaml")?.delay == .fixed(.milliseconds(1500)))
    #expect(try read("a", "--delay", "20ms")?.delay == .fixed(.milliseconds(20)))
  }

  @Test(
    "what cannot be is refused, with what can",
    arguments: [
      [], ["--port", "x", "a"], ["--faults", "101%", "a"], ["--faults", "-1", "a"], ["--seed", "a", "a"],
      ["--cors", "app.test", "a"], ["--cors", "*", "a"], ["--nope", "a"], ["--delay", "soon", "a"],
      ["--delay", "-1s", "a"], ["--times", "GET /a", "a"], ["--spec"],
    ])
  func refused(_ arguments: [String]) {
    let problem = #expect(throws: InvocationProblem.self) { try Invocation(arguments: ["serve"] + arguments) }
    #expect(problem?.description.contains("try: ") == true)
  }
}
