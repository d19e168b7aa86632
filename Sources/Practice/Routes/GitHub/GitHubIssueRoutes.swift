/// `/github/repos/{owner}/{repo}/issues`: issues and what is said about them.
enum GitHubIssueRoutes: RouteGroup {
  static let title = "GitHub: issues"

  static let routes: [Route] = [
    .get(
      root, "The issues of a repository, pull requests among them, newest first, in pages.",
      example: example + "?state=all&per_page=3"
    ) { call in
      GitHub.tell(call) {
        GitHub.ofProject(call) { project in
          IssueFilter(call, of: "Issue").page(of: project.issues, call) { $0.json(in: project.repository) }
        }
      }
    }
    .ofRepository().inPages().taking(IssueFilter.parameters).answering(200, .array(of: GitHubSchemas.issue))
    .failing(422, with: GitHubSchemas.error),
    .post(
      root, "Opens an issue; needs a token.", example: example,
      body: #"{"title": "A button is missing", "body": "Where has it gone?", "labels": ["bug"]}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { create(call) }
    }
    .ofRepository(needingToken: true).answering(201, GitHubSchemas.issue)
    .sending(
      .object([
        "title": .text, "body?": .text, "labels?": .array(of: .text),
        "assignees?": .array(of: .text("monalisa")),
      ])
    ),
    .get(root + "/{number}", "One issue.", example: example + "/4") { call in
      GitHub.tell(call) {
        ofIssue(call) { project, place in .json(project.issues[place].json(in: project.repository)) }
      }
    }
    .ofRepository().taking(number).answering(200, GitHubSchemas.issue),
    .patch(
      root + "/{number}", "Changes an issue, or closes it; needs a token.", example: example + "/5",
      body: #"{"state": "closed"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { change(call) }
    }
    .ofRepository(needingToken: true).taking(number).answering(200, GitHubSchemas.issue)
    .sending(
      .object([
        "title?": .text, "body?": .text, "state?": .oneOf(["open", "closed"]), "labels?": .array(of: .text),
      ])),
    .get(
      root + "/{number}/comments", "What was said about an issue, oldest first, in pages.",
      example: example + "/4/comments"
    ) { call in
      GitHub.tell(call) {
        ofIssue(call) { project, place in
          let issue = project.issues[place]
          return GitHub.list(issue.comments, call) { $0.json(on: issue, in: project.repository) }
        }
      }
    }
    .ofRepository().taking(number).inPages(),
    .post(
      root + "/{number}/comments", "Says something about an issue; needs a token.",
      example: example + "/4/comments", body: #"{"body": "Me too."}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { comment(call) }
    }
    .ofRepository(needingToken: true).taking(number).sending(.object(["body": .text])),
  ]

  private static let root = GitHubRepositoryRoutes.root + "/issues"
  private static let example = GitHubRepositoryRoutes.example + "/issues"
  private static let number = Parameter.path("number", .integer(1...1_000_000), "Its number.")
  private static let now = "2025-06-22T11:22:07Z"

  private static func ofIssue(_ call: Call, _ make: (inout GitHubProject, Int) -> Response) -> Response {
    GitHub.ofProject(call) { project in
      guard let place = project.issue(call.parameter("number")) else { return GitHub.notFound }
      return make(&project, place)
    }
  }

  private struct NewIssue: Decodable {
    let title: String
    let body: String?
    let labels: [String]?
    let assignees: [String]?
  }

  private static func create(_ call: Call) -> Response {
    GitHub.reading(NewIssue.self, of: "Issue", call) { new in
      GitHub.ofProject(call) { project in
        guard !new.title.isEmpty else {
          return GitHub.invalid("Issue", field: "title", code: "missing_field")
        }
        guard let unknown = new.assignees?.first(where: { GitHubUser.named($0) == nil }) else {
          let issue = GitHubIssue(
            number: (project.issues.last?.number ?? 0) + 1, title: new.title, body: new.body, isOpen: true,
            author: GitHubWorld.owner, labels: new.labels ?? [], assignees: new.assignees ?? [], comments: [],
            created: now, updated: now, pull: nil)
          return project.open(issue, call, issue.json(in: project.repository))
        }
        return GitHub.invalid("Issue", field: "assignees", code: "invalid", value: unknown)
      }
    }
  }

  private struct Change: Decodable {
    enum State: String, Decodable { case open, closed }
    let title: String?
    let body: String?
    let state: State?
    let labels: [String]?
  }

  private static func change(_ call: Call) -> Response {
    GitHub.reading(Change.self, of: "Issue", call) { change in
      ofIssue(call) { project, place in
        var issue = project.issues[place]
        guard project.isOwn || issue.author == GitHubWorld.owner else {
          return GitHub.error(403, "Must have admin rights to Repository.")
        }
        if let title = change.title { issue.title = title }
        if let body = change.body { issue.body = body }
        if let state = change.state { issue.isOpen = state == .open }
        if let labels = change.labels { issue.labels = labels }
        issue.updated = now
        project.issues[place] = issue
        return .json(issue.json(in: project.repository))
      }
    }
  }

  private struct NewComment: Decodable {
    let body: String
  }

  private static func comment(_ call: Call) -> Response {
    GitHub.reading(NewComment.self, of: "IssueComment", call) { new in
      ofIssue(call) { project, place in
        guard !new.body.isEmpty else {
          return GitHub.invalid("IssueComment", field: "body", code: "missing_field")
        }
        project.commentCount += 1
        let comment = GitHubComment(
          id: project.repository.id * 1000 + project.commentCount, author: GitHubWorld.owner, body: new.body,
          date: now)
        project.issues[place].comments.append(comment)
        if project.issues[place].comments.count > GitHubProject.capacity {
          project.issues[place].comments.removeFirst()
        }
        return .json(comment.json(on: project.issues[place], in: project.repository), status: 201)
      }
    }
  }
}

extension GitHubProject {
  /// Adds an issue or a pull request, and answers with it.
  mutating func open(_ issue: GitHubIssue, _ call: Call, _ json: JSONText) -> Response {
    issues.append(issue)
    if issues.count > Self.capacity { issues.removeFirst() }
    return .json(
      json, status: 201, [Field("Location", "\(call.origin)\(call.request.target.path)/\(issue.number)")])
  }
}
