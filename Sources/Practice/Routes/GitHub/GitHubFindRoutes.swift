/// `/github/search`: everything but repositories.
enum GitHubFindRoutes: RouteGroup {
  static let title = "GitHub: more search"

  static let routes: [Route] = [
    find(
      "issues", "Issues and pull requests by words and qualifiers (repo, is, label, author).",
      example: "repo:octocat/Hello-World+is:open"
    ) { query, world in
      world.allProjects(query).flatMap { project in
        project.issues.filter { $0.matches(query) }.map { $0.json(in: project.repository) }
      }
    },
    find(
      "code", "Files by words and qualifiers (repo, path, extension).",
      example: "repo:octocat/Hello-World+hello"
    ) { query, world in
      world.allProjects(query).flatMap { project in
        project.files.filter { $0.matches(query) }.map { file in
          file.summary(in: project.repository).adding([("repository", project.repository.json)])
        }
      }
    },
    find("users", "Accounts by words and qualifiers (followers).", example: "mona") { query, world in
      GitHubUser.all.compactMap { world.user($0.login) }.filter { $0.matches(query) }.map(\.summary)
    },
    find(
      "commits", "Commits by words and qualifiers (repo, author).", example: "repo:octocat/Hello-World+first"
    ) { query, world in
      world.allProjects(query).flatMap { project in
        project.commits.filter { $0.matches(query) }.map { $0.json(in: project.repository) }
      }
    },
  ]

  private static func find(
    _ kind: String, _ summary: String, example: String,
    _ search: @escaping @Sendable (SearchQuery, inout GitHubWorld) -> [JSONText]
  ) -> Route {
    Route.get("/github/search/\(kind)", summary, example: "/github/search/\(kind)?q=\(example)") { call in
      GitHub.tell(call) {
        let query = SearchQuery(call.query("q") ?? "")
        guard !query.isEmpty else { return GitHub.invalid("Search", field: "q", code: "missing") }
        return GitHub.ofWorld(call) { world in
          let found = search(query, &world)
          let page = Page(call, size: 30)
          // GitHub shows no more than these, however many there are.
          guard page.number == 1 || (page.number - 1) * page.size < 1000 else {
            return GitHub.error(422, "Only the first 1000 search results are available")
          }
          let body: JSONText = [
            "total_count": .int(found.count), "incomplete_results": false,
            "items": .array(page.items(of: found).map { $0.adding([("score", .raw("1.0"))]) }),
          ]
          return .json(body, page.links(of: min(found.count, 1000), call))
        }
      }
    }
    .taking(.query("q", .text, "Words, and qualifiers such as repo:octocat/Hello-World.", isRequired: true))
    .inPages().failing(401, 422, with: GitHubSchemas.error)
  }
}

extension GitHubWorld {
  /// What those repositories hold that a query can mean.
  fileprivate mutating func allProjects(_ query: SearchQuery) -> [GitHubProject] {
    var projects: [GitHubProject] = []
    for repository in repositories where query.allows("repo", repository.fullName) {
      if query.allows("user", repository.owner.login) { projects.append(project(of: repository)) }
    }
    return projects
  }
}

extension GitHubIssue {
  fileprivate func matches(_ query: SearchQuery) -> Bool {
    query.hasWords(in: "\(title) \(body ?? "")") && query.allows("author", author)
      && query.allows("state", isOpen ? "open" : "closed")
      && query.allowsAll("is", among: [isOpen ? "open" : "closed", pull == nil ? "issue" : "pr"])
      && query.allows("type", pull == nil ? "issue" : "pr") && query.allowsAll("label", among: labels)
  }
}

extension GitHubFile {
  fileprivate func matches(_ query: SearchQuery) -> Bool {
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    return query.hasWords(in: "\(path) \(text)") && query.allows("extension", ending)
      && query.allows("filename", name) && query.allows("path", path)
  }
}

extension GitHubCommit {
  fileprivate func matches(_ query: SearchQuery) -> Bool {
    query.hasWords(in: message) && query.allows("author", author)
  }
}

extension GitHubUser {
  fileprivate func matches(_ query: SearchQuery) -> Bool {
    query.hasWords(in: "\(login) \(name ?? "") \(bio ?? "")") && query.allowsNumber("followers", followers)
      && query.allowsNumber("repos", repositories.count)
  }
}
