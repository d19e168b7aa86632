/// A comment on an issue or a pull request.
struct GitHubComment: Sendable {
  let id: Int
  let author: String
  let body: String
  let date: String

  static let texts = ["I see this, too.", "Which version is it?", "あとで直します。"]

  func json(on issue: GitHubIssue, in repository: GitHubRepository) -> JSONText {
    let place = "https://api.github.com/repos/\(repository.fullName)/issues"
    return [
      "url": .string("\(place)/comments/\(id)"),
      "html_url": .string("\(issue.page(in: repository))#issuecomment-\(id)"),
      "issue_url": .string("\(place)/\(issue.number)"), "id": .int(id),
      "user": GitHubUser.named(author)?.summary ?? .null, "created_at": .string(date),
      "updated_at": .string(date), "author_association": "NONE", "body": .string(body),
    ]
  }
}
