import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@Suite("Before a request departs", .paced)
struct SenderDepartingTests {
  private func talk(_ variables: [String: String]) async throws -> Talk {
    try await Talk(transport: StubTransport(body: "{}"), variables: variables, base: "https://a.test")
  }

  private let words = "HTTPS_PROXY is set and not used: https_proxy goes before it"

  @Test("what is set and not used is said, of an origin that is asked later, too")
  func unused() async throws {
    let talk = try await talk(["HTTPS_PROXY": "http://p:1", "https_proxy": "http://q:1"])
    // Nothing is said of a scheme that it is not about.
    #expect(await !talk.say("get http://b.test/").notes.contains("not used"))
    #expect(await talk.say("get https://c.test/").notes.contains(words))
    #expect(await !talk.say("get https://c.test/").notes.contains(words))
    #expect(await !talk.say("get /x").notes.contains(words))
  }

  @Test("it is looked for again where the same origin is asked in another way")
  func otherWay() async throws {
    let talk = try await talk(["https_proxy": "http://q:1"])
    #expect(await !talk.say("get /x").notes.contains("not used"))
    #expect(await talk.say("get /x --proxy http://p:1").notes.contains("https_proxy is set and not used"))
    #expect(await !talk.say("get /x --proxy http://p:1").notes.contains("not used"))
  }

  @Test("nothing is said where nothing is set")
  func nothing() async throws {
    #expect(await (try talk([:])).say("get /x", "get /y").notes.contains("not used") == false)
  }
}
