/// That something has happened to an issue which the owner of the token wants to know.
struct GitHubNotification: Sendable {
  let id: String
  /// The name of one of the owner's repositories.
  let repository: String
  let issue: Int
  let reason: String
  var isUnread: Bool

  static let seeds = [
    GitHubNotification(
      id: "103", repository: "Hello-World", issue: 7, reason: "review_requested", isUnread: true),
    GitHubNotification(id: "102", repository: "Spoon-Knife", issue: 4, reason: "mention", isUnread: true),
    GitHubNotification(id: "101", repository: "Hello-World", issue: 4, reason: "author", isUnread: false),
  ]

  func json(of issue: GitHubIssue, in repository: GitHubRepository) -> JSONText {
    [
      "id": .string(id), "unread": .bool(isUnread), "reason": .string(reason),
      "updated_at": .string(issue.updated), "last_read_at": isUnread ? .null : "2025-06-22T11:22:07Z",
      "subject": [
        "title": .string(issue.title), "url": .string(issue.url(in: repository)),
        "type": issue.pull == nil ? "Issue" : "PullRequest",
      ],
      "repository": repository.json,
      "url": .string("https://api.github.com/notifications/threads/\(id)"),
    ]
  }
}
