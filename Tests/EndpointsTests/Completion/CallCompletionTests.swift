import ApusLanguage
import ApusLineEditing
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints

@Suite("What Tab offers behind `call`", .paced)
struct CallCompletionTests {
  private func offers(_ line: String, _ typed: String, in scope: EndpointScope? = nil) throws -> [String] {
    try CallCompletion(Words(line).words, in: scope ?? Forge.scope())?.candidates(typed: typed).map(\.text)
      ?? []
  }

  @Test("names a level at a time, and whole once that is begun")
  func names() throws {
    #expect(
      try offers("call", "") == [
        "issues/", "repos/get-content", "activity/", "jobs/restart", "CreateForm", "raw",
      ])
    #expect(try offers("call", "issues/") == ["issues/list-for-repo", "issues/create", "issues/get"])
    #expect(try offers("preview call", "ISSUES/l") == ["issues/list-for-repo"])
    #expect(try offers("call", "iss").count == 3)
    #expect(try offers("get", "").isEmpty)
  }

  @Test("parameters that are not given yet, the required first, and fields of the body")
  func parameters() throws {
    #expect(
      try offers("call issues/list-for-repo owner=a", "") == [
        "repo=", "state=", "labels=", "page=", "per_page=", "X-Trace=",
      ])
    #expect(
      try offers("call issues/create owner=a repo=b labels=x --verbose", "") == [
        "title=", "body=", "milestone=", "locked=", "labels=", "weights=", "extra=",
      ])
    #expect(try offers("call nobody", "").isEmpty)
    #expect(try offers("call issues/get", "", in: Forge.scope(directory: "repos/a/b")) == ["issue_number="])
  }

  @Test("the values of an enum, and what was used before")
  func values() throws {
    #expect(try offers("call issues/list-for-repo", "state=") == ["state=open", "state=closed"])
    let used = try Forge.scope(visited: ["/repos/apple/swift/issues", "/networks/me/x/events"])
    #expect(try offers("call issues/list-for-repo", "owner=", in: used) == ["owner=apple", "owner=me"])
    #expect(try offers("call issues/create", "locked=") == ["locked=true", "locked=false"])
  }
}
