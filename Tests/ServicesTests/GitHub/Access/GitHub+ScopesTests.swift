import ApusPacingTestSupport
import Testing

@testable import ApusServices

@Suite("What GitHub's tokens may do", .paced)
struct GitHubScopesTests {
  @Test(
    "a scope covers those below it",
    arguments: [
      ("repo", "public_repo"), ("repo", "repo:status, security_events"), ("admin:org", "read:org"),
      ("admin:org", "write:org"), ("user", "user:email"), ("admin:repo_hook", "read:repo_hook"),
      ("write:packages", "read:packages"), ("gist, project", "read:project"), ("gist", ""), ("", ""),
      ("repo", "admin:org, repo"),
    ])
  func covered(_ had: String, _ accepted: String) {
    #expect(GitHub.Scopes(had).cover(GitHub.Scopes(accepted)))
  }

  @Test(
    "a scope covers none above it, beside it, or of a name that only begins alike",
    arguments: [
      ("public_repo", "repo"), ("read:org", "write:org"), ("repo", "admin:org"), ("", "gist"),
      ("repo", "repo_hook"), ("user:email", "user"), ("gist", "repo, public_repo"), ("repo", "workflow"),
    ])
  func missing(_ had: String, _ accepted: String) {
    #expect(!GitHub.Scopes(had).cover(GitHub.Scopes(accepted)))
  }

  @Test("of several that are enough the least are named")
  func least() {
    #expect(GitHub.Scopes("repo, public_repo").least == ["public_repo"])
    #expect(
      GitHub.Scopes("admin:org, read:org, repo, write:org, user").least == ["read:org", "repo", "user"])
    #expect(GitHub.Scopes(" , ,gist,").names == ["gist"])
  }

  @Test("permissions are sets, of which one is enough")
  func permissions() {
    let permissions = GitHub.Permissions("contents=write,workflows=write; administration=read;")
    #expect(permissions.sets == [["contents=write", "workflows=write"], ["administration=read"]])
    #expect(permissions.sentence == "contents (write) and workflows (write), or administration (read)")
    #expect(GitHub.Permissions("").sets == [] && GitHub.Permissions("; ,").sets == [])
    #expect(GitHub.Permissions("metadata").sentence == "metadata")
  }

  @Test("a sign-on has its address, or the organizations that were left out")
  func signOn() {
    #expect(
      GitHub.SingleSignOn("required; url=https://github.example/orgs/o/sso?authorization_request=a=b")
        == .required(at: "https://github.example/orgs/o/sso?authorization_request=a=b"))
    #expect(
      GitHub.SingleSignOn("partial-results; organizations=21, 22") == .partial(organizations: ["21", "22"]))
    for text in [
      "", "required", "required; url=javascript:x", "required; url=http://github.example", "x; y=1",
    ] {
      #expect(GitHub.SingleSignOn(text) == nil, "\(text)")
    }
  }
}
