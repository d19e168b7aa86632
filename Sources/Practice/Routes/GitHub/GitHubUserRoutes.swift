/// `/github/users`, `/github/user`, `/github/rate_limit`.
enum GitHubUserRoutes: RouteGroup {
  static let title = "GitHub: people"

  static let routes: [Route] = [
    .get("/github/users/{login}", "A public profile.", example: "/github/users/octocat") { call in
      GitHub.answer(call) {
        GitHub.ofWorld(call) { world in
          world.user(call.parameter("login")).map { .json($0.profile) } ?? GitHub.notFound
        }
      }
    }
    .taking(login).answering(200, GitHubSchemas.user).failing(401, 404, with: GitHubSchemas.error),
    .get(
      "/github/users/{login}/repos", "Their repositories, in pages (per_page, page, Link).",
      example: "/github/users/hubot/repos?per_page=5"
    ) { call in
      GitHub.answer(call) {
        GitHub.ofWorld(call) { world in
          guard let user = GitHubUser.named(call.parameter("login")) else { return GitHub.notFound }
          return GitHub.list(world.repositories.filter { $0.owner.login == user.login }, call, \.json)
        }
      }
    }
    .taking(login).taking(Page.parameters(size: 30))
    .answering(200, .array(of: GitHubSchemas.repository)).failing(401, 404, with: GitHubSchemas.error),
    .get("/github/user", "Your own profile; needs a token.") { call in
      GitHub.answerToOwner(call) {
        GitHub.ofWorld(call) { world in
          world.user(GitHubWorld.owner).map { .json($0.ownProfile) } ?? GitHub.notFound
        }
      }
    }
    .needingToken().answering(200, GitHubSchemas.ownUser).failing(401, 403, with: GitHubSchemas.error),
    .get("/github/rate_limit", "How many requests are left.") { call in
      GitHub.answer(call) { .json(rateLimit(isKnown: Token(call).isAccepted)) }
    }
    .failing(401, with: GitHubSchemas.error),
  ]

  private static let login = Parameter.path("login", .text, "The name of an account, in any case.")

  private static func rateLimit(isKnown: Bool) -> JSONText {
    func window(_ limit: Int) -> JSONText {
      [
        "limit": .int(limit), "used": 1, "remaining": .int(limit - 1),
        "reset": .int(GitHub.rateLimitReset),
      ]
    }
    let core = window(GitHub.limit(isKnown: isKnown))
    return ["resources": ["core": core, "search": window(isKnown ? 30 : 10)], "rate": core]
  }
}
