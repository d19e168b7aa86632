import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusSurroundings
import Testing

@testable import ApusRepl

@Suite("What Tab offers behind a URL of an answer", .paced)
struct AnswerURLCompletionTests {
  @Test("the variables of a template that are not given yet, also behind braces, and in other commands")
  func variables() async throws {
    let asked = Asked(
      body: #"{"gists_url": "http://h.test/gists{/gist_id}{?page,x}", "url": "http://h.test/u"}"#)
    let talk = try await asked.talk(to: .plain)
    await talk.say("get /users/octocat")
    let knowledge = await talk.engine.knowledge()
    func offers(_ text: String) -> [String] {
      knowledge.completion(of: text, at: text.utf8.count).candidates.map(\.text)
    }
    #expect(offers("get .gists_url ") == ["gist_id==", "page==", "x=="])
    #expect(offers("get .gists_url page==2 gi") == ["gist_id=="])
    #expect(offers("get {{$1.gists_url}} pa") == ["page=="])
    #expect(offers("preview get $1.gists_url gi") == ["gist_id=="])
    #expect(offers("get .url ").isEmpty && offers("get .nothing ").isEmpty && offers("get /x ").isEmpty)
  }
}
