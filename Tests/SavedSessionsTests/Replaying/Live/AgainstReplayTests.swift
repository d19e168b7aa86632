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
    #expect(
      answer.flat.contains("get http://third.test/b: nobody allowed to send to http://third.test"),
      "\(answer.text)")
  }

  @Test("a server that nobody was allowed to ask is not told to be broken")
  func refused() async throws {
    let asked = Asked(body: #"{"id": 1}"#)
    let talk = try await asked.talk(to: .plain) { $0.anotherTransport = nil }
    await talk.say("get http://third.test/a", "let id = .id", "get http://third.test/b/{{id}}", "save demo")
    let before = asked.all.count
    let answer = await talk.say("replay --live --against http://two.test demo")
    #expect(answer.status == 1 && !answer.text.contains("break"), "\(answer.text)")
    #expect(answer.text.contains("3 steps: 0 the same, 3 skipped"), "\(answer.text)")
    #expect(asked.all.count == before)
    let trusted = await talk.say("replay --live --against http://two.test --trust demo")
    #expect(trusted.status == 0, "\(trusted.text)")
  }
}
