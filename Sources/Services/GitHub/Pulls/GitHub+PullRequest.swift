extension GitHub {
  /// A pull request.
  public struct PullRequest: Codable, Sendable, Hashable {
    public struct Side: Codable, Sendable, Hashable {
      /// The branch.
      public let ref: String
      public let sha: String
    }

    public let id: Int
    public let number: Int
    public let title: String
    /// Markdown.
    public let body: String?
    /// `open` or `closed`; a merged one is closed.
    public let state: String
    public let draft: Bool?
    public let htmlUrl: String
    public let user: Account?
    public let head: Side
    public let base: Side
    public let createdAt: String
    public let mergedAt: String?
  }
}
