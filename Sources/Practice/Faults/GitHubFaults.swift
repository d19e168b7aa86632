/// The server says no in GitHub's words, and its head says why: a limit, a scope, a permission, a sign-on. The numbers never
/// move, so that sessions replay exactly.
enum GitHubFaults: FaultGroup {
  static let faults: [Fault] = [
    Fault("http.403/limit", "403, as no request is left of GitHub's hour.") { _ in
      refusal(
        403, "API rate limit exceeded for 127.0.0.1.",
        limits(left: 0) + [Field("X-RateLimit-Resource", "core")])
    },
    Fault("http.403/secondary", "403, by GitHub's limit for too much at once; come back after 60 seconds.") {
      _ in
      refusal(
        403, "You have exceeded a secondary rate limit. Please wait before you try again.",
        limits(left: 4321) + [Field("Retry-After", "60")])
    },
    Fault("http.429/policy", "429, with the limit in the IETF's fields.") { _ in
      refusal(
        429, "Too many requests.",
        [
          Field("RateLimit", #""minute";r=0;t=30"#), Field("RateLimit-Policy", #""minute";q=100;w=60"#),
        ])
    },
    Fault("http.403/scope", "403, as the token lacks a scope.") { _ in
      refusal(
        403, "Must have admin rights to Repository.",
        [
          Field("X-OAuth-Scopes", "gist, read:user"),
          Field("X-Accepted-OAuth-Scopes", "admin:repo_hook, repo, public_repo"),
        ])
    },
    Fault("http.404/scope", "404 for what is private, as the token lacks a scope.") { _ in
      refusal(
        404, "Not Found", [Field("X-OAuth-Scopes", ""), Field("X-Accepted-OAuth-Scopes", "repo")])
    },
    Fault("http.403/permission", "403, as a fine-grained token lacks a permission.") { _ in
      refusal(
        403, "Resource not accessible by personal access token",
        [Field("X-Accepted-GitHub-Permissions", "issues=write; pull_requests=write")])
    },
    Fault("http.403/sso", "403, as the organization wants its single sign-on.") { _ in
      refusal(
        403, "Resource protected by organization SAML enforcement.",
        [
          Field(
            "X-GitHub-SSO", "required; url=https://github.example/orgs/green/sso?authorization_request=A1")
        ])
    },
  ]

  private static func refusal(_ status: Int, _ message: String, _ fields: [Field]) -> Response {
    GitHub.error(status, message).adding(fields + [Field("X-GitHub-Media-Type", "github.v3; format=json")])
  }

  private static func limits(left: Int) -> [Field] {
    [
      Field("X-RateLimit-Limit", "5000"), Field("X-RateLimit-Remaining", String(left)),
      Field("X-RateLimit-Reset", String(GitHub.rateLimitReset)),
    ]
  }
}
