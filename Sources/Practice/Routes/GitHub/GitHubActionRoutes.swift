/// `/github/repos/{owner}/{repo}/actions`: workflows and their runs.
enum GitHubActionRoutes: RouteGroup {
  static let title = "GitHub: workflows"

  static let routes: [Route] = [
    .get(root + "/workflows", "The workflows of a repository.", example: example + "/workflows") { call in
      GitHub.tell(call) {
        GitHub.ofProject(call) { project in
          let places = Array(GitHubProject.workflows.indices)
          return list("workflows", places, call) { GitHubRun.workflow($0, in: project.repository) }
        }
      }
    }
    .ofRepository().inPages(),
    .post(
      root + "/workflows/{workflow}/dispatches",
      "Starts a workflow; needs a token; answers 204 without a body.",
      example: example + "/workflows/ci.yml/dispatches", body: #"{"ref": "main"}"#
    ) { call in
      GitHub.tell(call, needing: "repo") { start(call) }
    }
    .ofRepository(needingToken: true).sending(.object(["ref": .text("main")]))
    .taking(.path("workflow", .text, "The number of a workflow, or the name of its file.")),
    .get(root + "/runs", "The runs of the workflows, newest first, in pages.", example: example + "/runs") {
      call in
      GitHub.tell(call) { GitHub.ofProject(call) { runs($0, call) } }
    }
    .ofRepository().inPages()
    .answering(200, .object(["total_count": .integer(), "workflow_runs": .array(of: GitHubSchemas.run)]))
    .taking(
      .query("status", .text, "Only those that are so: completed, queued, success, failure."),
      .query("branch", .text, "Only those on this branch."), .query("event", .text, "Only those started so.")),
    .get(root + "/runs/{number}", "One run.", example: example + "/runs/129626901") { call in
      GitHub.tell(call) {
        ofRun(call) { project, place in
          if project.runs[place].conclusion == nil { project.runs[place].conclusion = "success" }
          return .json(project.runs[place].json(in: project.repository))
        }
      }
    }
    .ofRepository().taking(number).answering(200, GitHubSchemas.run),
    .post(
      root + "/runs/{number}/rerun", "Runs a workflow again; needs a token.",
      example: example + "/runs/129626902/rerun"
    ) { call in
      GitHub.tell(call, needing: "repo") {
        ofRun(call) { project, place in
          project.runs[place].conclusion = nil
          return .json([:], status: 201)
        }
      }
    }
    .ofRepository(needingToken: true).taking(number),
  ]

  private static let root = GitHubRepositoryRoutes.root + "/actions"
  private static let example = GitHubRepositoryRoutes.example + "/actions"
  private static let number = Parameter.path("number", .integer(1...1_000_000_000_000), "Its number.")

  /// A page of a list that stands under a name, with its total.
  private static func list<Item>(
    _ name: String, _ all: [Item], _ call: Call, _ json: (Item) -> JSONText
  ) -> Response {
    let page = Page(call, size: 30)
    let items = page.items(of: all).map(json)
    return .json(
      .object([("total_count", .int(all.count)), (name, .array(items))]), page.links(of: all.count, call))
  }

  private static func runs(_ project: GitHubProject, _ call: Call) -> Response {
    let found = project.runs.filter { run in
      (call.query("status").map { $0 == run.status || $0 == run.conclusion } ?? true)
        && (call.query("branch").map { $0 == run.branch } ?? true)
        && (call.query("event").map { $0 == run.event } ?? true)
    }
    return list("workflow_runs", found, call) { $0.json(in: project.repository) }
  }

  private static func ofRun(_ call: Call, _ make: (inout GitHubProject, Int) -> Response) -> Response {
    GitHub.ofProject(call) { project in
      guard let place = project.runs.firstIndex(where: { String($0.id) == call.parameter("number") }) else {
        return GitHub.notFound
      }
      return make(&project, place)
    }
  }

  private struct Start: Decodable {
    let ref: String
  }

  private static func start(_ call: Call) -> Response {
    GitHub.reading(Start.self, of: "Workflow", call) { start in
      GitHub.ofProject(call) { project in
        let wanted = call.parameter("workflow")
        let place = GitHubProject.workflows.indices.first { place in
          wanted == GitHubProject.workflows[place].1
            || wanted == String(GitHubRun.workflowID(place, in: project.repository))
        }
        guard let place else { return GitHub.notFound }
        guard project.isOwn else { return GitHub.error(403, "Must have admin rights to Repository.") }
        guard GitHubProject.branches.contains(start.ref) else {
          return GitHub.error(422, "No ref found for: \(start.ref)")
        }
        let number = (project.runs.first?.number ?? 0) + 1
        let run = GitHubRun(
          id: project.repository.id * 100 + number, number: number, workflow: place,
          event: "workflow_dispatch", branch: start.ref, sha: project.head, conclusion: nil)
        project.runs.insert(run, at: 0)
        if project.runs.count > GitHubProject.capacity { project.runs.removeLast() }
        return .empty(204)
      }
    }
  }
}
