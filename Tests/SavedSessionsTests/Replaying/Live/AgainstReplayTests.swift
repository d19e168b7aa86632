import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusClient
@testable import ApusSurroundings

@Suite("A second server is asked too", .paced)
struct AgainstReplayTests {
  @Test("what is set for the replay goes to both, and nobody is contacted who was not allowed")
  func variables() async throws {
    let asked = Asked(body: #"{"id": 1}"#)
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("let uid = 1", "get /a/{{uid}}", "get http://third.test/b", "save demo")
    let before = asked.all.count
    let answer = await talk.say("replay --live --against http://two.test --var uid=5 demo")
    #expect(
      asked.all.dropFirst(before).map { "\($0.url.host)\($0.url.path)" } == ["h.test/a/5", "two.test/a/5"],
      "\(answer.text)")
  }
}
