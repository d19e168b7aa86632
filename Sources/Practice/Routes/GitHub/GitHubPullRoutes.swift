/// `/github/repos/{owner}/{repo}/pulls`: changes that somebody proposes.
enum GitHubPullRoutes: RouteGroup {
  static let title = "GitHub: pull requests"

  static let routes: [Route] = [
    .get(root, "The pull requests of a repository, newest first, in pages.", example: example) { call in
      GitHub.tell(call) {
        GitHub.ofProject(call) { project in
          IssueFilter(call, of: "PullRequest").page(of: project.issues.filter { $0.pull != nil }, call) {
            $0.pullJSON(in: project.repository) ?? .null
          }
        }
      }
    }
    .ofRepository().inPages().answering(200, .array(of: GitHubSchemas.pull))
    .taking(IssueFilter.states, .query("base", .text, "Only those into this branch."))
    .failing(422, with: GitHubSchemas.error),
    .post(
      root, "Opens a pull request; needs a token.", example: example,
      body: #"{"title": "Add a button", "head": "try-it", "base": "main"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { create(call) }
    }
    .ofRepository(needingToken: true).answering(201, GitHubSchemas.pull)
    .sending(
      .object([
        "title": .text, "head": .text("try-it"), "base": .text("main"), "body?": .text, "draft?": .boolean,
      ])),
    .get(
      root + "/{number}", "One pull request; a diff for `Accept: application/vnd.github.diff`.",
      example: example + "/7"
    ) { call in
      GitHub.tell(call) {
        ofPull(call) { project, place in
          if GitHub.accepts("diff", call) {
            return .bytes(Array(GitHubPull.diff.utf8), type: "application/vnd.github.diff; charset=utf-8")
          }
          return .json(project.issues[place].pullJSON(in: project.repository) ?? .null)
        }
      }
    }
    .ofRepository().taking(number).answering(200, GitHubSchemas.pull),
    .get(root + "/{number}/files", "What a pull request changes.", example: example + "/7/files") { call in
      GitHub.tell(call) {
        ofPull(call) { project, _ in GitHub.list([project.repository], call, GitHubPull.file) }
      }
    }
    .ofRepository().taking(number).inPages(),
    .put(
      root + "/{number}/merge", "Merges a pull request; needs a token.", example: example + "/11/merge",
      body: #"{"merge_method": "squash"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { ofPull(call, merge) }
    }
    .ofRepository(needingToken: true).taking(number).failing(405, with: GitHubSchemas.error)
    .sending(.object(["commit_title?": .text, "merge_method?": .oneOf(["merge", "squash", "rebase"])])),
  ]

  private static let root = GitHubRepositoryRoutes.root + "/pulls"
  private static let example = GitHubRepositoryRoutes.example + "/pulls"
  private static let number = Parameter.path("number", .integer(1...1_000_000), "Its number.")

  private static func ofPull(_ call: Call, _ make: (inout GitHubProject, Int) -> Response) -> Response {
    GitHub.ofProject(call) { project in
      guard let place = project.issue(call.parameter("number")), project.issues[place].pull != nil else {
        return GitHub.notFound
      }
      return make(&project, place)
    }
  }

  private static func merge(_ project: inout GitHubProject, _ place: Int) -> Response {
    guard project.isOwn else { return GitHub.error(403, "Must have admin rights to Repository.") }
    guard project.issues[place].isOpen, project.issues[place].pull?.isDraft == false else {
      return GitHub.error(405, "Pull Request is not mergeable")
    }
    project.issues[place].isOpen = false
    project.issues[place].pull?.isMerged = true
    let commit = project.commit(project.issues[place].title)
    return .json(["sha": .string(commit.sha), "merged": true, "message": "Pull Request successfully merged"])
  }

  private struct NewPull: Decodable {
    let title: String
    let head: String
    let base: String
    let body: String?
    let draft: Bool?
  }

  private static func create(_ call: Call) -> Response {
    GitHub.reading(NewPull.self, of: "PullRequest", call) { new in
      GitHub.ofProject(call) { project in
        for (field, branch) in [("head", new.head), ("base", new.base)]
        where !GitHubProject.branches.contains(branch.split(separator: ":").last.map(String.init) ?? "") {
          return GitHub.invalid("PullRequest", field: field, code: "invalid", value: branch)
        }
        let pull = GitHubPull(head: new.head, base: new.base, isDraft: new.draft ?? false, isMerged: false)
        let issue = GitHubIssue(
          number: (project.issues.last?.number ?? 0) + 1, title: new.title, body: new.body, isOpen: true,
          author: GitHubWorld.owner, labels: [], assignees: [], comments: [], created: "2025-06-22T11:22:07Z",
          updated: "2025-06-22T11:22:07Z", pull: pull)
        return project.open(issue, call, issue.pullJSON(in: project.repository) ?? .null)
      }
    }
  }
}
