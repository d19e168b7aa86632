/// What hangs on a repository.
extension GitHubSchemas {
  /// Of a repository that has every kind of issue.
  private static let example = GitHubRepository.all.first { $0.name == "Hello-World" }

  static let issue = Schema.named(
    "GitHubIssue",
    of(example) { repository in GitHubIssue.seeds(of: repository).map { $0.json(in: repository) } })

  static let pull = Schema.named(
    "GitHubPull",
    of(example) { repository in GitHubIssue.seeds(of: repository).compactMap { $0.pullJSON(in: repository) } }
  )

  static let run = Schema.named(
    "GitHubRun",
    of(example) { repository in
      GitHubRun.seeds(of: repository).map { run in
        var run = run
        if run.number == 1 { run.conclusion = nil }
        return run.json(in: repository)
      }
    })

  private static func of(
    _ repository: GitHubRepository?, _ values: (GitHubRepository) -> [JSONText]
  ) -> Schema {
    Schema(covering: repository.map(values) ?? [], known: ["user": account])
  }
}
