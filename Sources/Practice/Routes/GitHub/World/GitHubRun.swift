/// One run of a workflow. A new one is queued, and done when it is next asked for.
struct GitHubRun: Sendable {
  let id: Int
  let number: Int
  /// The workflow, by its place among those there are.
  let workflow: Int
  let event: String
  let branch: String
  let sha: String
  var conclusion: String?

  var status: String { conclusion == nil ? "queued" : "completed" }

  /// The newest first.
  static func seeds(of repository: GitHubRepository) -> [GitHubRun] {
    [(3, "success"), (2, "failure"), (1, "success")].map { number, conclusion in
      GitHubRun(
        id: repository.id * 100 + number, number: number, workflow: 0, event: "push", branch: "main",
        sha: GitHubProject.sha("\(repository.fullName) commit \(number)"), conclusion: conclusion)
    }
  }

  /// The number of a workflow, as answers have it.
  static func workflowID(_ place: Int, in repository: GitHubRepository) -> Int { repository.id * 10 + place }

  static func workflow(_ place: Int, in repository: GitHubRepository) -> JSONText {
    let (name, file) = GitHubProject.workflows[place]
    let id = workflowID(place, in: repository)
    return [
      "id": .int(id), "name": .string(name), "path": .string(".github/workflows/\(file)"),
      "state": "active", "created_at": "2025-02-27T21:30:45Z", "updated_at": "2025-02-27T21:30:45Z",
      "url": .string("https://api.github.com/repos/\(repository.fullName)/actions/workflows/\(id)"),
      "html_url": .string("https://github.com/\(repository.fullName)/blob/main/.github/workflows/\(file)"),
    ]
  }

  func json(in repository: GitHubRepository) -> JSONText {
    [
      "id": .int(id), "name": .string(GitHubProject.workflows[workflow].0), "run_number": .int(number),
      "head_branch": .string(branch), "head_sha": .string(sha), "event": .string(event),
      "status": .string(status), "conclusion": .optional(conclusion),
      "workflow_id": .int(Self.workflowID(workflow, in: repository)),
      "url": .string("https://api.github.com/repos/\(repository.fullName)/actions/runs/\(id)"),
      "html_url": .string("https://github.com/\(repository.fullName)/actions/runs/\(id)"),
      "created_at": "2025-02-27T21:30:45Z", "updated_at": "2025-02-27T21:32:10Z",
    ]
  }
}
