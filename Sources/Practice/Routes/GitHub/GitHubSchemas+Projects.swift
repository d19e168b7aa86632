/// What hangs on a repository.
extension GitHubSchemas {
  /// Of a repository that has every kind of issue.
  private static let example = GitHubRepository.all.first { $0.name == "Hello-World" }

  static let issue = Schema.named(
    "GitHubIssue", of(example) { repository in issues(of: repository).map { $0.json(in: repository) } })

  static let pull = Schema.named(
    "GitHubPull",
    of(example) { repository in issues(of: repository).compactMap { $0.pullJSON(in: repository) } })

  static let run = Schema.named(
    "GitHubRun",
    of(example) { repository in
      GitHubRun.seeds(of: repository).map { run in
        var run = run
        if run.number == 1 { run.conclusion = nil }
        return run.json(in: repository)
      }
    })

  static let release = Schema.named(
    "GitHubRelease",
    of(example) { repository in
      let bare = GitHubRelease(
        id: 1, tag: "v0", name: nil, body: nil, isDraft: true, isEarly: true, date: "2025-06-22T11:22:07Z")
      return (GitHubRelease.seeds(of: repository) + [bare]).map { $0.json(in: repository) }
    })

  /// Those there are, and one that says no more than it must.
  private static func issues(of repository: GitHubRepository) -> [GitHubIssue] {
    let seeds = GitHubIssue.seeds(of: repository)
    return seeds
      + seeds.map { issue in
        var issue = issue
        issue.body = nil
        issue.labels = ["new"]
        return issue
      }
  }

  private static func of(
    _ repository: GitHubRepository?, _ values: (GitHubRepository) -> [JSONText]
  ) -> Schema {
    Schema(covering: repository.map(values) ?? [], known: ["user": account])
  }
}
