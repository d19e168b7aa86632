extension GitHub {
  /// A comment on an issue or a pull request.
  public struct Comment: Codable, Sendable, Hashable {
    public let id: Int
    /// Markdown.
    public let body: String
    public let htmlUrl: String
    public let user: Account?
    public let createdAt: String
    public let updatedAt: String
  }
}
