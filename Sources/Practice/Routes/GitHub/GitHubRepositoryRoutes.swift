/// `/github/repos/{owner}/{repo}`: a repository, its branches, commits and labels.
enum GitHubRepositoryRoutes: RouteGroup {
  static let title = "GitHub: repositories"

  static let routes: [Route] = [
    .get(root, "A repository.", example: example) { call in
      GitHub.tell(call) {
        GitHub.ofWorld(call) { world in
          world.repository(call.parameter("owner"), call.parameter("repo")).map { .json($0.json) }
            ?? GitHub.noRepository(call)
        }
      }
    }
    .ofRepository().answering(200, GitHubSchemas.repository),
    .get("/github/user/repos", "Your own repositories, in pages; needs a token.") { call in
      GitHub.tell(call, needing: "repo") {
        GitHub.ofWorld(call) { world in
          let own = world.repositories.filter { $0.owner.login == GitHubWorld.owner }
          return GitHub.list(call.query("visibility") == "private" ? [] : own, call, \.json)
        }
      }
    }
    .needingToken().inPages()
    .taking(.query("visibility", .oneOf(["all", "public", "private"], usually: "all"), "Which of them."))
    .answering(200, .array(of: GitHubSchemas.repository)).failing(401, 403, with: GitHubSchemas.error),
    .get(root + "/branches", "The branches of a repository.", example: example + "/branches") { call in
      GitHub.tell(call) { GitHub.ofProject(call) { GitHub.list(GitHubProject.branches, call, $0.branch) } }
    }
    .ofRepository().inPages(),
    .get(
      root + "/commits", "The commits of a repository, newest first, in pages.",
      example: example + "/commits"
    ) { call in
      GitHub.tell(call) { GitHub.ofProject(call) { commits($0, call) } }
    }
    .ofRepository().inPages()
    .taking(
      .query("path", .text, "Only those that change this file."),
      .query("author", .text, "Only those of this account.")),
    .get(root + "/labels", "What issues are marked with.", example: example + "/labels") { call in
      GitHub.tell(call) {
        GitHub.ofProject(call) { project in
          GitHub.list(GitHubLabel.all, call) { $0.json(in: project.repository) }
        }
      }
    }
    .ofRepository().inPages(),
  ]

  static let root = "/github/repos/{owner}/{repo}"
  static let example = "/github/repos/octocat/Hello-World"

  private static func commits(_ project: GitHubProject, _ call: Call) -> Response {
    let found = project.commits.filter { commit in
      (call.query("path").map(commit.files.contains) ?? true)
        && (call.query("author").map { $0.equalsIgnoringCase(commit.author) } ?? true)
    }
    return GitHub.list(found, call) { $0.json(in: project.repository) }
  }
}

extension GitHubProject {
  fileprivate func branch(_ name: String) -> JSONText {
    let sha = name == "main" ? head : Self.sha("\(repository.fullName) \(name)")
    return [
      "name": .string(name),
      "commit": [
        "sha": .string(sha),
        "url": .string("https://api.github.com/repos/\(repository.fullName)/commits/\(sha)"),
      ],
      "protected": .bool(name == "main"),
    ]
  }
}
