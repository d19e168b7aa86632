/// One of a `RepositoryList`, with its keys spelled as they stand in the document.
struct SpelledRepository: Decodable, Sendable {
  struct Owner: Decodable, Sendable {
    let login: String
    let id: Int
    let avatarURL: String
    let siteAdmin: Bool

    enum CodingKeys: String, CodingKey {
      case login, id
      case avatarURL = "avatar_url"
      case siteAdmin = "site_admin"
    }
  }

  struct License: Decodable, Sendable {
    let key: String
    let name: String
    let spdxID: String

    enum CodingKeys: String, CodingKey {
      case key, name
      case spdxID = "spdx_id"
    }
  }

  let id: Int
  let name: String
  let fullName: String
  let `private`: Bool
  let owner: Owner
  let pageURL: String
  let description: String?
  let fork: Bool
  let createdAt: String
  let homepage: String?
  let stargazersCount: Int
  let score: Double
  let license: License?
  let topics: [String]
  let defaultBranch: String

  enum CodingKeys: String, CodingKey {
    case id, name, owner, description, fork, homepage, score, license, topics
    case `private` = "private"
    case fullName = "full_name"
    case pageURL = "html_url"
    case createdAt = "created_at"
    case stargazersCount = "stargazers_count"
    case defaultBranch = "default_branch"
  }
}
