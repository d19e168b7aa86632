/// A release of a repository.
struct GitHubRelease: Sendable {
  let id: Int
  let tag: String
  let name: String?
  let body: String?
  let isDraft: Bool
  let isEarly: Bool
  let date: String

  /// The newest first.
  static func seeds(of repository: GitHubRepository) -> [GitHubRelease] {
    ["v1.1.0", "v1.0.0"].enumerated().map { index, tag in
      GitHubRelease(
        id: repository.id * 10 + 2 - index, tag: tag, name: "Version \(tag.dropFirst())",
        body: index == 0 ? "- It is faster.\n- It is smaller.\n" : "The first one.\n", isDraft: false,
        isEarly: false, date: "2025-02-\(20 - index)T12:00:00Z")
    }
  }

  func json(in repository: GitHubRepository) -> JSONText {
    let api = "https://api.github.com/repos/\(repository.fullName)"
    let page = "https://github.com/\(repository.fullName)"
    return [
      "url": .string("\(api)/releases/\(id)"), "html_url": .string("\(page)/releases/tag/\(tag)"),
      "id": .int(id), "author": repository.owner.summary, "tag_name": .string(tag),
      "target_commitish": "main", "name": .optional(name), "draft": .bool(isDraft),
      "prerelease": .bool(isEarly), "created_at": .string(date),
      "published_at": isDraft ? .null : .string(date), "assets": [],
      "tarball_url": .string("\(api)/tarball/\(tag)"), "zipball_url": .string("\(api)/zipball/\(tag)"),
      "body": .optional(body),
    ]
  }
}
