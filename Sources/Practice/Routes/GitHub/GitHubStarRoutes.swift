/// Stars: what somebody has starred, and who has starred something.
enum GitHubStarRoutes: RouteGroup {
  static let title = "GitHub: stars"

  static let routes: [Route] = [
    .get(
      "/github/users/{login}/starred", "What an account has starred, in pages.",
      example: "/github/users/octocat/starred"
    ) { call in
      GitHub.tell(call) {
        GitHub.ofWorld(call) { world in
          world.user(call.parameter("login")).map { starred(world.stars(of: $0), call) } ?? GitHub.notFound
        }
      }
    }
    .taking(.path("login", .text, "The name of an account, in any case.")).inPages()
    .failing(401, 404, with: GitHubSchemas.error),
    .get("/github/user/starred", "What you have starred, in pages; needs a token.") { call in
      GitHub.tell(call, needing: "user") {
        GitHub.ofWorld(call) { world in
          world.user(GitHubWorld.owner).map { starred(world.stars(of: $0), call) } ?? GitHub.notFound
        }
      }
    }
    .needingToken().inPages().failing(401, 403, with: GitHubSchemas.error),
    .get(own, "Whether you have starred a repository: 204 or 404; needs a token.", example: example) { call in
      ofRepository(call) { world, repository in
        world.stars.contains(repository.fullName) ? .empty(204) : GitHub.notFound
      }
    }
    .ofRepository(needingToken: true),
    .put(own, "Stars a repository; needs a token; answers 204 without a body.", example: example) { call in
      ofRepository(call) { world, repository in
        world.star(repository)
        return .empty(204)
      }
    }
    .ofRepository(needingToken: true),
    .delete(own, "Takes the star away; needs a token; answers 204 without a body.", example: example) {
      call in
      ofRepository(call) { world, repository in
        world.unstar(repository)
        return .empty(204)
      }
    }
    .ofRepository(needingToken: true),
    .get(
      GitHubRepositoryRoutes.root + "/stargazers", "Who has starred a repository, in pages.",
      example: GitHubRepositoryRoutes.example + "/stargazers?per_page=3"
    ) { call in
      GitHub.tell(call) {
        GitHub.ofWorld(call) { world in
          world.repository(call.parameter("owner"), call.parameter("repo"))
            .map { GitHub.list(world.stargazers(of: $0), call) } ?? GitHub.notFound
        }
      }
    }
    .ofRepository().inPages(),
  ]

  private static let own = "/github/user/starred/{owner}/{repo}"
  private static let example = "/github/user/starred/hubot/swift-client"

  private static func ofRepository(
    _ call: Call, _ make: (inout GitHubWorld, GitHubRepository) -> Response
  ) -> Response {
    GitHub.tell(call, needing: "repo") {
      GitHub.ofWorld(call) { world in
        guard let repository = world.repository(call.parameter("owner"), call.parameter("repo")) else {
          return GitHub.notFound
        }
        return make(&world, repository)
      }
    }
  }

  /// With `Accept: application/vnd.github.star+json` each says when it was starred.
  private static func starred(_ repositories: [GitHubRepository], _ call: Call) -> Response {
    GitHub.list(repositories, call) { repository in
      GitHub.accepts("star", call)
        ? ["starred_at": "2025-03-01T08:00:00Z", "repo": repository.json] : repository.json
    }
  }
}
