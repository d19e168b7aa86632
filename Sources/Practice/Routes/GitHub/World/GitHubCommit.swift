/// A commit of a repository.
struct GitHubCommit: Sendable {
  let sha: String
  let message: String
  /// The login of whoever made it.
  let author: String
  let date: String
  /// The paths it changes.
  var files: [String]

  /// The newest first.
  static func seeds(of repository: GitHubRepository) -> [GitHubCommit] {
    let owner = repository.owner.login
    let texts = [
      ("Tidy up", owner, ["README.md"]), ("Fix the example", "monalisa", [GitHubFile.source(of: repository)]),
      ("First commit", owner, ["README.md", "LICENSE"]),
    ]
    return texts.enumerated().map { index, text in
      GitHubCommit(
        sha: GitHubProject.sha("\(repository.fullName) commit \(texts.count - index)"), message: text.0,
        author: text.1, date: "2025-02-2\(7 - index)T21:30:45Z", files: text.2)
    }
  }

  func json(in repository: GitHubRepository) -> JSONText {
    let account = GitHubUser.named(author)
    let signature: JSONText = [
      "name": .string(account?.name ?? author), "email": .string("\(author)@users.noreply.github.com"),
      "date": .string(date),
    ]
    let api = "https://api.github.com/repos/\(repository.fullName)"
    return [
      "sha": .string(sha), "url": .string("\(api)/commits/\(sha)"),
      "html_url": .string("https://github.com/\(repository.fullName)/commit/\(sha)"),
      "commit": [
        "message": .string(message), "author": signature, "committer": signature, "comment_count": 0,
        "url": .string("\(api)/git/commits/\(sha)"),
      ],
      "author": account?.summary ?? .null, "committer": account?.summary ?? .null, "parents": [],
    ]
  }
}
