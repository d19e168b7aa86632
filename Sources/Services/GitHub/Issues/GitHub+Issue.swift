extension GitHub {
  /// An issue, or a pull request seen as one.
  public struct Issue: Codable, Sendable, Hashable {
    public struct PullLink: Codable, Sendable, Hashable {
      public let url: String
    }

    public let id: Int
    public let number: Int
    public let title: String
    /// Markdown.
    public let body: String?
    /// `open` or `closed`.
    public let state: String
    public let htmlUrl: String
    public let user: Account?
    public let labels: [Label]
    public let assignees: [Account]
    public let comments: Int
    public let createdAt: String
    public let updatedAt: String
    public let closedAt: String?
    /// There for pull requests only.
    public let pullRequest: PullLink?
  }
}
