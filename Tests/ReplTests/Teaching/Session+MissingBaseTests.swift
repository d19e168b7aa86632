import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("What is advised where the base is another than what was asked", .paced)
struct SessionMissingBaseTests {
  private func talk(base: String) async throws -> Talk {
    try await Talk(
      transport: StubTransport { _ in
        .response(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"a\""], body: "{}")
      }, base: base)
  }

  @Test(
    "begins with the base, before the credential that is to be set for it",
    arguments: ["", "https://b.test", "http://a.test"])
  func missing(_ base: String) async throws {
    let talk = try await talk(base: base)
    let refused = await talk.say("get https://a.test/x")
    let words = refused.text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("try: base https://a.test auth basic USER"), "\(refused.text)")
    let explained = await talk.say("explain").outText
    #expect(
      explained.contains("Try\n  base https://a.test\n  auth basic USER\n  explain 401"), "\(explained)")
    #expect(await talk.say("base https://a.test", "auth basic ada pw").status == 0)
  }

  @Test("has no base where it is the right one")
  func right() async throws {
    let talk = try await talk(base: "https://a.test")
    let refused = await talk.say("get /x")
    #expect(refused.text.contains("try: auth basic USER"), "\(refused.text)")
    #expect(!(await talk.say("explain").outText.contains("base https://")))
  }
}
