import ApusClient
import ApusLineEditing
import ApusPacingTestSupport
import ApusReplTestSupport
import ApusServices
import Testing

@testable import ApusRepl

@Suite("What Tab offers behind a typed service", .paced)
struct EndpointCompletionTests {
  private func offers(_ text: String) async throws -> [Candidate] {
    let talk = try await Talk(transport: StubTransport(), base: "http://example.test")
    return await talk.engine.knowledge().completion(of: text, at: text.utf8.count).candidates
  }

  private func texts(_ text: String) async throws -> [String] { try await offers(text).map(\.text) }

  @Test("first the endpoints, all words of those that have several")
  func endpoints() async throws {
    #expect(try await texts("git") == ["github"])
    let all = try await offers("github ")
    #expect(all.map(\.text) == ServiceCatalogue.service(named: "github")?.endpoints.map(\.command))
    #expect(all.allSatisfy { !$0.meaning.isEmpty })
    #expect(try await texts("github gist c") == ["create"])
    #expect(try await texts("github gist ") == ["show", "create", "delete"])
    #expect(try await texts("help qiita po") == ["post"])
    #expect(try await texts("preview github us") == ["user"])
    #expect(try await texts("nobody ").isEmpty)
  }

  @Test("then the parameters, each once, with what they take")
  func parameters() async throws {
    #expect(try await texts("github search ") == ["q=", "sort=", "per_page=", "page="])
    #expect(try await texts("github search q=swift p") == ["per_page=", "page="])
    #expect(try await texts("github search page=2 pa").isEmpty)
    #expect(try await texts("github gist create files[a]=b f") == ["files["])
    #expect(
      try await texts("repeat 5 github search --pa")
        == ["--page", "--path-as-is", "--page-by", "--pass"])
    let login = try await offers("github user ").first
    #expect(login?.meaning == "the user's name (text, required)")
  }

  @Test("and the words a parameter takes, where they are few")
  func values() async throws {
    #expect(try await texts("github search sort=st") == ["sort=stars"])
    #expect(try await texts("github gist create public=") == ["public=yes", "public=no"])
    #expect(try await texts("github search q=st").isEmpty)
  }
}
