internal import ApusEncodings

/// What a repository holds: issues and pull requests, files, commits, releases and runs.
struct GitHubProject: Sendable {
  let repository: GitHubRepository
  /// Pull requests among them; the oldest first.
  var issues: [GitHubIssue]
  var files: [GitHubFile]
  /// The newest first.
  var commits: [GitHubCommit]
  var releases: [GitHubRelease]
  var runs: [GitHubRun]
  /// How many comments were ever made, so that each has a number of its own.
  var commentCount: Int

  /// When full, the oldest makes room: a server that runs for long stays small.
  static let capacity = 1000

  init(_ repository: GitHubRepository) {
    self.repository = repository
    issues = GitHubIssue.seeds(of: repository)
    commentCount = issues.reduce(0) { $0 + $1.comments.count }
    files = GitHubFile.seeds(of: repository)
    commits = GitHubCommit.seeds(of: repository)
    releases = GitHubRelease.seeds(of: repository)
    runs = GitHubRun.seeds(of: repository)
  }

  static let branches = ["main", "try-it"]
  static let workflows = [("CI", "ci.yml"), ("Release", "release.yml")]

  var openCount: Int { issues.filter { $0.isOpen }.count }
  var head: String { commits.first?.sha ?? "" }
  /// Whether the owner of the token may write to it.
  var isOwn: Bool { repository.owner.login == GitHubWorld.owner }

  func issue(_ number: String) -> Int? { issues.firstIndex { String($0.number) == number } }

  /// Changes a file, or removes it, by a commit.
  mutating func commit(_ message: String) -> GitHubCommit {
    let number = commits.count + 1
    let commit = GitHubCommit(
      sha: Self.sha("\(repository.fullName) commit \(number) \(message)"), message: message,
      author: GitHubWorld.owner, date: "2025-06-22T11:22:07Z", files: [])
    commits.insert(commit, at: 0)
    if commits.count > Self.capacity { commits.removeLast() }
    return commit
  }

  /// Forty hexadecimal digits that look like those of Git, the same in every run.
  static func sha(_ text: String) -> String { MD5.hex(text) + MD5.hex("again " + text).prefix(8) }
}
