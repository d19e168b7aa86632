/// An issue of a repository, or a pull request.
struct GitHubIssue: Sendable {
  let number: Int
  var title: String
  var body: String?
  var isOpen: Bool
  let author: String
  var labels: [String]
  var assignees: [String]
  var comments: [GitHubComment]
  let created: String
  var updated: String
  var pull: GitHubPull?

  private static let subjects = [
    ("A button is missing", "bug"), ("It stops at an empty list", "bug"),
    ("Say what the options do", "documentation"), ("日本語が文字化けする", "bug"),
    ("Make it faster", "enhancement"), ("A typo in the README", "documentation"),
    ("Which versions does it work with?", "question"), ("A dark theme", "enhancement"),
    ("It fails without a network", "bug"), ("Can it be used from a script?", "question"),
  ]

  /// Three that are closed, then as many open ones as the repository shows. Every fourth is a pull request.
  static func seeds(of repository: GitHubRepository) -> [GitHubIssue] {
    let authors = GitHubUser.all.prefix(3).map(\.login)
    var commentCount = 0
    return (1...3 + repository.firstIssues).map { number in
      let (title, label) = subjects[(number + repository.id) % subjects.count]
      let isPull = number % 4 == 3
      let comments = (0..<number % 3).map { place in
        commentCount += 1
        return GitHubComment(
          id: repository.id * 1000 + commentCount, author: authors[(number + place + 1) % authors.count],
          body: GitHubComment.texts[place], date: "2025-03-\(day(number))T1\(place):00:00Z")
      }
      return GitHubIssue(
        number: number, title: isPull ? "Mend: \(title)" : title, body: "It is so since version 1.0.",
        isOpen: number > 3, author: authors[number % authors.count], labels: isPull ? [] : [label],
        assignees: number % 5 == 4 ? [repository.owner.login] : [], comments: comments,
        created: "2025-01-\(day(number))T09:00:00Z", updated: "2025-03-\(day(number))T12:00:00Z",
        pull: isPull ? GitHubPull(head: "try-it", base: "main", isDraft: false, isMerged: number == 3) : nil)
    }
  }

  private static func day(_ number: Int) -> String {
    number % 28 < 9 ? "0\(number % 28 + 1)" : "\(number % 28 + 1)"
  }

  func url(in repository: GitHubRepository, as kind: String? = nil) -> String {
    let kind = kind ?? (pull == nil ? "issues" : "pulls")
    return "https://api.github.com/repos/\(repository.fullName)/\(kind)/\(number)"
  }

  func page(in repository: GitHubRepository) -> String {
    "https://github.com/\(repository.fullName)/\(pull == nil ? "issues" : "pull")/\(number)"
  }

  func id(in repository: GitHubRepository) -> Int { repository.id * 1000 + number }

  /// What an issue and a pull request have in common.
  func common(in repository: GitHubRepository) -> JSONText {
    func accounts(_ logins: [String]) -> [JSONText] {
      logins.compactMap { GitHubUser.named($0)?.summary }
    }
    return [
      "id": .int(id(in: repository)), "html_url": .string(page(in: repository)), "number": .int(number),
      "title": .string(title), "user": accounts([author]).first ?? .null,
      "labels": .array(labels.map { GitHubLabel.named($0).json(in: repository) }),
      "state": isOpen ? "open" : "closed", "locked": false, "assignee": accounts(assignees).first ?? .null,
      "assignees": .array(accounts(assignees)), "milestone": nil, "comments": .int(comments.count),
      "created_at": .string(created), "updated_at": .string(updated),
      "closed_at": isOpen ? .null : .string(updated),
      "author_association": author == repository.owner.login ? "OWNER" : "NONE", "body": .optional(body),
    ]
  }

  /// As `/issues` shows it, where a pull request is one, too.
  func json(in repository: GitHubRepository) -> JSONText {
    let issues = url(in: repository, as: "issues")
    let link: [(String, JSONText)] =
      pull == nil
      ? []
      : [
        (
          "pull_request",
          ["url": .string(url(in: repository)), "html_url": .string(page(in: repository))]
        )
      ]
    return common(in: repository).adding(
      [
        ("url", .string(issues)), ("comments_url", .string("\(issues)/comments")),
        ("repository_url", .string("https://api.github.com/repos/\(repository.fullName)")),
      ] + link)
  }
}
