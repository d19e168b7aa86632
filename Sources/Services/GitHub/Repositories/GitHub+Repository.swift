extension GitHub {
  /// A repository as lists and searches tell of it.
  public struct Repository: Codable, Sendable, Hashable {
    public struct Owner: Codable, Sendable, Hashable {
      public let login: String
      public let id: Int
    }

    public let id: Int
    public let name: String
    public let fullName: String
    public let owner: Owner
    public let htmlUrl: String
    public let description: String?
    public let fork: Bool
    public let language: String?
    public let stargazersCount: Int
    public let forksCount: Int
    public let openIssuesCount: Int
    public let updatedAt: String
  }
}
