import ApusClient
import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusEndpoints

@Suite("What is to be known before an operation is asked for", .paced)
struct OperationAskingTests {
  private func help(_ name: String, in scope: EndpointScope? = nil) throws -> [String] {
    let view = try #require(try (scope ?? Forge.scope()).help(ofOperation: name))
    return view.lines(on: Screen(width: 80)).map(\.text)
  }

  @Test("the scopes and permissions that its text names")
  func token() throws {
    let lines = try help("issues/create")
    #expect(lines.contains("  scope repo, public_repo, as the description says"), "\(lines)")
    #expect(lines.contains("  permission issues write, as the description says"), "\(lines)")
    #expect(try !help("issues/get").contains("auth"))
  }

  @Test("what an answer of the same operation said, too, and of no other")
  func accepted() throws {
    let headers: HeaderFields = [
      "X-Accepted-OAuth-Scopes": "repo", "X-Accepted-GitHub-Permissions": "issues=read",
    ]
    let scope = try Forge.scope(visited: ["/repos/a/b/issues?page=2"], headers: headers)
    let lines = try help("issues/list-for-repo", in: scope)
    #expect(lines.contains("  scope repo, as an answer says"), "\(lines)")
    #expect(lines.contains("  permission issues=read, as an answer says"), "\(lines)")
    #expect(try !help("activity/list-starred", in: scope).contains("auth"))
    let none = try Forge.scope(visited: ["/user/starred"], headers: ["X-Accepted-OAuth-Scopes": ""])
    #expect(try help("activity/list-starred", in: none).contains("  no scope is needed, as an answer says"))
  }

  @Test("whether it pages, and its media types, with lines to try")
  func answers() throws {
    let list = try help("issues/list-for-repo")
    #expect(
      list.contains("pages  by page, per_page (at most 100); `next` goes on, --all-pages takes all"),
      "\(list)")
    #expect(
      list.contains("try: get /repos/1/1/issues")
        && list.last == "or:  call issues/list-for-repo owner=1 repo=1")
    let content = try help("repos/get-content")
    #expect(content.contains("  Accept:application/vnd.forge.raw+json"), "\(content)")
    #expect(
      content.contains { $0.hasSuffix("/contents/1 Accept:application/vnd.forge.raw+json") }, "\(content)")
  }

  @Test("a line to try has what was used last")
  func used() throws {
    let scope = try Forge.scope(visited: ["/repos/apple/swift/stargazers"])
    let lines = try help("issues/list-for-repo", in: scope)
    #expect(lines.contains("try: get /repos/apple/swift/issues"))
    #expect(lines.last == "or:  call issues/list-for-repo owner=apple repo=swift")
    // What a body needs is asked for.
    #expect(try help("issues/create", in: scope).last == "or:  call issues/create owner=apple repo=swift")
  }
}
