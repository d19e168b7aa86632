extension GitHub {
  /// A release of a repository.
  public struct Release: Codable, Sendable, Hashable {
    public let id: Int
    public let tagName: String
    public let name: String?
    /// Markdown.
    public let body: String?
    public let draft: Bool
    public let prerelease: Bool
    public let htmlUrl: String
    public let createdAt: String
    public let publishedAt: String?
  }
}
