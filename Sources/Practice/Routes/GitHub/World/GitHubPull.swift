/// What makes an issue a pull request.
struct GitHubPull: Sendable {
  let head: String
  let base: String
  let isDraft: Bool
  var isMerged: Bool

  /// The one file that every pull request changes.
  static let patch = "@@ -1 +1,2 @@\n # README\n+One more line.\n"

  static func file(in repository: GitHubRepository) -> JSONText {
    [
      "sha": .string(GitHubProject.sha("\(repository.fullName) README")), "filename": "README.md",
      "status": "modified", "additions": 1, "deletions": 0, "changes": 1,
      "blob_url": .string("https://github.com/\(repository.fullName)/blob/try-it/README.md"),
      "patch": .string(patch),
    ]
  }

  /// As `application/vnd.github.diff` has it.
  static let diff = "diff --git a/README.md b/README.md\n--- a/README.md\n+++ b/README.md\n" + patch
}

extension GitHubIssue {
  /// As `/pulls` shows it; nil for what is an issue and nothing more.
  func pullJSON(in repository: GitHubRepository) -> JSONText? {
    guard let pull else { return nil }
    func side(_ branch: String) -> JSONText {
      [
        "label": .string("\(repository.owner.login):\(branch)"), "ref": .string(branch),
        "sha": .string(GitHubProject.sha("\(repository.fullName) \(branch)")),
        "user": repository.owner.summary,
      ]
    }
    return common(in: repository).adding([
      ("url", .string(url(in: repository))), ("issue_url", .string(url(in: repository, as: "issues"))),
      ("diff_url", .string(page(in: repository) + ".diff")),
      ("patch_url", .string(page(in: repository) + ".patch")), ("draft", .bool(pull.isDraft)),
      ("merged", .bool(pull.isMerged)), ("merged_at", pull.isMerged ? .string(updated) : .null),
      ("mergeable", isOpen ? true : .null), ("head", side(pull.head)), ("base", side(pull.base)),
      ("commits", 1), ("additions", 1), ("deletions", 0), ("changed_files", 1),
    ])
  }
}
