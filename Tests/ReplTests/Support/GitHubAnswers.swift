import ApusClient
import ApusReplTestSupport

/// What GitHub answers, as it is recorded: made here, with values of nobody. A new one is one more case.
enum GitHubAnswers {
  /// A server with all of them, by path and by what is accepted.
  static var server: Asked { Asked { answer($0) } }

  private static func answer(_ request: Request) -> StubTransport.Answer {
    switch request.url.path {
    case "/user": json(#"{"login": "apple-tree", "id": 7}"#, left: 5)
    case "/limited": refused(403, "API rate limit exceeded for user ID 7.", limits(0))
    case "/busy":
      refused(
        403, "You have exceeded a secondary rate limit. Please wait.",
        limits(4000).merged(over: ["Retry-After": "60"]))
    case "/repos/green/store/hooks":
      refused(
        404, "Not Found",
        ["X-OAuth-Scopes": "public_repo, gist", "X-Accepted-OAuth-Scopes": "admin:repo_hook, read:repo_hook"])
    case "/orgs/green/actions/secrets":
      refused(
        403, "Must be an organization owner.",
        ["X-OAuth-Scopes": "read:org, repo", "X-Accepted-OAuth-Scopes": "admin:org"])
    case "/repos/green/store/dispatches":
      refused(
        403, "Resource not accessible by personal access token",
        ["X-Accepted-GitHub-Permissions": "contents=write"])
    case "/orgs/green":
      refused(
        403, "Resource protected by organization SAML enforcement.",
        ["X-GitHub-SSO": "required; url=https://github.example/orgs/green/sso?authorization_request=A7"])
    case "/user/repos":
      json("[]", more: ["X-GitHub-SSO": "partial-results; organizations=21955855,20582480"])
    case "/repos/green/store/issues", "/repositories/1/issues": issues(request)
    case "/search/repositories": search(request)
    case "/repos/green/store/readme", "/repos/green/store/pulls/1", "/user/starred": media(request)
    default: refused(404, "Not Found", [:])
    }
  }

  // MARK: Pages

  private static func page(_ request: Request) -> Int {
    request.url.queryItems.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 1
  }

  private static func issues(_ request: Request) -> StubTransport.Answer {
    let page = page(request)
    let link = "<https://api.github.com/repositories/1/issues?page=\(page + 1)>; rel=\"next\""
    let more: HeaderFields = page < 3 ? ["Link": link] : [:]
    return json(#"[{"number": \#(page * 2 - 1)}, {"number": \#(page * 2)}]"#, more: more)
  }

  private static func search(_ request: Request) -> StubTransport.Answer {
    let page = page(request)
    let items = (0..<100).map { #"{"id": \#((page - 1) * 100 + $0)}"# }.joined(separator: ",")
    let link = "<https://api.github.com/search/repositories?q=a&per_page=100&page=\(page + 1)>; rel=\"next\""
    return json(
      #"{"total_count": 40231, "incomplete_results": false, "items": [\#(items)]}"#,
      more: page < 10 ? ["Link": link] : [:])
  }

  // MARK: Media types

  /// The same resource in each form that its `Accept` asks for.
  private static func media(_ request: Request) -> StubTransport.Answer {
    let form = (request.headers["Accept"] ?? "").split(separator: ".").last.map { $0.prefix { $0 != "+" } }
    let type = "application/vnd.github.\(form ?? "json"); charset=utf-8"
    switch form {
    case "raw": return text("# Green\n\nApples.\n", type)
    case "html": return text("<h1>Green</h1>\n", type)
    case "diff": return text("diff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-a\n+b\n", type)
    case "patch": return text("From 1f2e Mon Sep 17 00:00:00 2001\nSubject: [PATCH] b\n", type)
    case "star":
      return json(#"[{"starred_at": "2026-01-02T03:04:05Z", "repo": {"name": "store"}}]"#)
    default:
      return json(
        #"{"name": "README.md", "git_url": "https://api.github.com/x{/sha}{?ref,page}", "size": 9}"#)
    }
  }

  // MARK: Answers

  private static func limits(_ left: Int) -> HeaderFields {
    [
      "X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "\(left)", "X-RateLimit-Reset": "1893456000",
      "X-RateLimit-Resource": "core",
    ]
  }

  private static let common: HeaderFields = [
    "Content-Type": "application/json; charset=utf-8", "X-GitHub-Media-Type": "github.v3; format=json",
    "X-GitHub-Request-Id": "0:0", "Vary": "Accept, Authorization, Cookie, X-GitHub-OTP",
  ]

  private static func json(
    _ body: String, left: Int = 4990, more: HeaderFields = [:]
  ) -> StubTransport.Answer {
    .response(status: 200, headers: more.merged(over: limits(left)).merged(over: common), body: body)
  }

  private static func text(_ body: String, _ type: String) -> StubTransport.Answer {
    .response(status: 200, headers: ["Content-Type": type], body: body)
  }

  private static func refused(
    _ status: Int, _ message: String, _ headers: HeaderFields
  ) -> StubTransport.Answer {
    let body = #"{"message": "\#(message)", "documentation_url": "https://docs.example/rest"}"#
    return .response(status: status, headers: headers.merged(over: common), body: body)
  }
}
