import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusRepl

@Suite("Paths of an API that Tab offers", .paced)
struct URLCompletionTests {
  private func knowledge(_ lines: String...) async throws -> EditorKnowledge {
    let talk = try await Talk(transport: StubTransport(body: "{}"), base: "http://example.test/api")
    for line in lines { await talk.say(line) }
    return await talk.engine.knowledge()
  }

  private func offers(_ knowledge: EditorKnowledge, _ text: String) -> [String] {
    knowledge.completion(of: text, at: text.utf8.count).candidates.map(\.text)
  }

  @Test("a path is completed a level at a time, from what was visited under the base")
  func visited() async throws {
    let knowledge = try await knowledge(
      "get /users", "get /users/7", "get http://other.test/api/users/8", "get /users")
    #expect(offers(knowledge, "get ") == ["/users"])
    #expect(offers(knowledge, "get /us") == ["users"])
    #expect(offers(knowledge, "get /users") == ["users", "users/"])
    #expect(offers(knowledge, "get /users/") == ["7"])
    #expect(offers(knowledge, "get /users X").allSatisfy { $0.hasPrefix("X") })
    #expect(knowledge.completion(of: "get /users/7", at: 10).range == 5..<10)
  }

  @Test("a path is completed from what the practice API has, with examples for its holes")
  func practiceEndpoints() async throws {
    let talk = try await Talk()
    let knowledge = await talk.engine.knowledge()
    #expect(offers(knowledge, "get /git") == ["github/"])
    #expect(offers(knowledge, "get /github/users/") == ["octocat", "hubot", "{login}"])
    #expect(offers(knowledge, "get /github/users/o") == ["octocat"])
    #expect(offers(knowledge, "get /github/users/anybody") == ["anybody", "anybody/"])
    #expect(offers(knowledge, "get /github/users/anybody/r") == ["repos"])
    #expect(offers(knowledge, "preview get /github/ra") == ["rate_limit"])
    #expect(offers(knowledge, "cd /gree") == ["greenstore/api/v1/food/fruits"])
    #expect(offers(knowledge, "ls qi") == ["qiita/api/v2/"])
  }

  @Test("what is behind a question mark, and a whole URL, is none")
  func others() async throws {
    let knowledge = try await knowledge("get /users")
    for text in ["/users?", "http://example.test/us", "/users?a=/us"] {
      let completion = URLCompletion(knowledge.endpoints, from: "", method: "GET").completion(
        of: text, endingAt: 20)
      #expect(completion.candidates.isEmpty && completion.range == 20..<20, "\(text)")
    }
  }

  @Test("what the method can be asked for goes first, and a folder has what is in it for its meaning")
  func methods() async throws {
    let knowledge = try await Talk().engine.knowledge()
    func offered(_ method: String?, _ typed: String) -> [Candidate] {
      URLCompletion(knowledge.endpoints, from: "", method: method).completion(
        of: typed, endingAt: typed.utf8.count
      ).candidates
    }
    let posts = offered("POST", "/github/")
    #expect(posts.first?.text == "gists", "\(posts.map(\.text))")
    let folder = offered("GET", "/git").first
    #expect(folder?.text == "github/" && folder?.meaning.hasPrefix("users/") == true)
    #expect(offered("GET", "/github/rate").first?.addsSpace == true)
  }

  @Test("begin where `cd` has gone")
  func directory() async throws {
    let talk = try await Talk()
    await talk.say("cd github")
    let knowledge = await talk.engine.knowledge()
    #expect(offers(knowledge, "get ra") == ["rate_limit"])
  }
}
