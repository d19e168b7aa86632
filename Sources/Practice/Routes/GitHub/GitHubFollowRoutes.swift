/// Who follows whom.
enum GitHubFollowRoutes: RouteGroup {
  static let title = "GitHub: followers"

  static let routes: [Route] = [
    .get(
      "/github/users/{login}/followers", "Who follows an account, in pages.",
      example: "/github/users/octocat/followers?per_page=3"
    ) { call in
      GitHub.tell(call) { ofUser(call) { world, user in GitHub.list(world.followers(of: user), call) } }
    }
    .taking(login).inPages().failing(401, 404, with: GitHubSchemas.error),
    .get(
      "/github/users/{login}/following", "Whom an account follows, in pages.",
      example: "/github/users/octocat/following"
    ) { call in
      GitHub.tell(call) {
        ofUser(call) { world, user in
          GitHub.list(LoginList(known: world.following(by: user), fans: 0), call)
        }
      }
    }
    .taking(login).inPages().failing(401, 404, with: GitHubSchemas.error),
    .get(own, "Whether you follow an account: 204 or 404; needs a token.", example: example) { call in
      GitHub.tell(call, needing: "user") {
        ofUser(call) { world, user in
          world.following.contains(user.login) ? .empty(204) : GitHub.notFound
        }
      }
    }
    .needingToken().taking(login).failing(401, 403, 404, with: GitHubSchemas.error),
    .put(own, "Follows an account; needs a token; answers 204 without a body.", example: example) { call in
      GitHub.tell(call, needing: "user") {
        ofUser(call) { world, user in
          world.follow(user.login)
          return .empty(204)
        }
      }
    }
    .needingToken().taking(login).failing(401, 403, 404, with: GitHubSchemas.error),
    .delete(own, "Follows it no more; needs a token; answers 204 without a body.", example: example) { call in
      GitHub.tell(call, needing: "user") {
        ofUser(call) { world, user in
          world.unfollow(user.login)
          return .empty(204)
        }
      }
    }
    .needingToken().taking(login).failing(401, 403, 404, with: GitHubSchemas.error),
    .get(
      "/github/users/{login}/gists", "The public gists of an account, newest first, in pages.",
      example: "/github/users/octocat/gists"
    ) { call in
      GitHub.tell(call) {
        ofUser(call) { _, user in
          let isOwner = user.login == GitHubWorld.owner
          let gists = isOwner ? call.site.state.gists.all.filter(\.isPublic).reversed() : []
          return GitHub.list(gists, call, \.json)
        }
      }
    }
    .taking(login).inPages().failing(401, 404, with: GitHubSchemas.error),
  ]

  private static let own = "/github/user/following/{login}"
  private static let example = "/github/user/following/monalisa"
  private static let login = Parameter.path("login", .text, "The name of an account, in any case.")

  private static func ofUser(_ call: Call, _ make: (inout GitHubWorld, GitHubUser) -> Response) -> Response {
    GitHub.ofWorld(call) { world in
      guard let user = world.user(call.parameter("login")) else { return GitHub.notFound }
      return make(&world, user)
    }
  }
}
