import ApusClient
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

@Suite("What is advised by what is known here", .paced)
struct FailureReportKnowingTests {
  private func talk(_ answer: StubTransport.Answer) async throws -> Talk {
    try await Talk(transport: StubTransport { _ in answer }, base: "https://api.test")
  }

  @Test("a conversation that is elsewhere is opened there", arguments: [301, 302, 307])
  func conversation(_ status: Int) async throws {
    let talk = try await talk(.response(status: status, headers: ["Location": "/live"]))
    let refusal = await talk.say("ws /old")
    #expect(refusal.notes.contains("try: follow"), "\(refusal.notes)")
  }

  @Test("one that is nowhere else is not", arguments: ["", "/live"])
  func noConversation(_ location: String) async throws {
    let headers: HeaderFields = location.isEmpty ? [:] : ["Location": location]
    let refused = await (try await talk(.response(status: 404, headers: headers))).say("ws /old")
    #expect(!refused.notes.contains("follow"), "\(refused.notes)")
  }

  @Test("a limit that was reached is taken off the same line, where it sets none")
  func limits() async throws {
    let talk = try await talk(.failure(.timeoutTotal, "it took too long"))
    let without = await talk.say("get /x")
    #expect(without.code == "timeout.total")
    #expect(without.notes.contains("get /x --timeout 0"), "\(without.notes)")
    let with = await talk.say("get /x --timeout 3")
    #expect(!with.notes.contains("--timeout 0"), "\(with.notes)")
  }
}
