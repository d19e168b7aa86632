import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("Endpoints found by words", .paced)
struct EndpointSearchTests {
  private func found(_ words: String..., in scope: EndpointScope? = nil) throws -> [String] {
    let scope = try scope ?? Forge.scope()
    return EndpointSearch(words, in: scope).found(in: KnownEndpoints(scope)).map {
      "\($0.method ?? "") \($0.path)"
    }
  }

  @Test("by path, name or summary, and what fits in more of them goes first")
  func fields() throws {
    #expect(try found("star") == ["GET /user/starred", "GET /repos/{owner}/{repo}/stargazers"])
    #expect(try found("CREATE") == ["POST /repos/{owner}/{repo}/issues", "POST /forms"])
    #expect(try found("network") == ["GET /networks/{owner}/{repo}/events"])
  }

  @Test("a word inside of another counts where nothing else has it")
  func inside() throws {
    #expect(try found("star").allSatisfy { $0 != "POST /jobs/restart" })
    #expect(try found("estart") == ["POST /jobs/restart"])
  }

  @Test("each once, whatever a type and the description call the parts of its path")
  func once() throws {
    let text = #"""
      {"openapi": "3.0.0", "servers": [{"url": "https://api.github.com"}], "paths": {
       "/users/{username}/starred": {"get": {"summary": "Stars of a user"}}}}
      """#
    let hits = try found("starred", in: try Forge.scope(base: "https://api.github.com", text))
    #expect(hits.filter { $0.hasPrefix("GET /users/") } == ["GET /users/{username}/starred"])
    #expect(hits.contains("PUT /user/starred/{owner}/{repo}"))
  }

  @Test("all words must be there, and a plural means its singular where nothing else is found")
  func several() throws {
    #expect(try found("list", "issues") == ["GET /repos/{owner}/{repo}/issues"])
    #expect(try found("list", "nothing").isEmpty)
    #expect(try found("jobs") == ["POST /jobs/restart"])
    #expect(try found("starreds") == ["GET /user/starred"])
  }

  @Test("a plural is as good as its singular, and both are better than a longer word")
  func plurals() throws {
    let text = #"""
      {"openapi": "3.0.0", "servers": [{"url": "https://api.forge.test"}], "paths": {
       "/messaging": {"get": {}}, "/messages": {"get": {}}, "/a/message": {"get": {}}, "/messageBoard": {"get": {}}}}
      """#
    let scope = try Forge.scope(text)
    #expect(
      try found("message", in: scope) == ["GET /messages", "GET /messageBoard", "GET /a/message"])
    #expect(try found("messag", in: scope).count == 4)
  }

  @Test("the holes that most paths have are not looked at")
  func holes() throws { #expect(try found("owner").isEmpty) }

  @Test("behind a base with a path, only what is below it is found")
  func below() throws {
    let scope = try Forge.scope(base: Forge.base + "/user")
    #expect(try found("list", in: scope) == ["GET /user/starred"])
  }
}
