extension Qiita {
  /// A project of a team.
  public struct Project: Codable, Sendable, Hashable {
    public let id: Int
    public let name: String
    /// Markdown.
    public let body: String
    /// HTML.
    public let renderedBody: String
    /// Whether it is over.
    public let archived: Bool
    public let reactionsCount: Int
    public let createdAt: String
    public let updatedAt: String
  }
}
