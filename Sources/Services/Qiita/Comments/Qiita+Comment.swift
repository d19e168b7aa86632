extension Qiita {
  /// A comment on an article or a project.
  public struct Comment: Codable, Sendable, Hashable {
    public let id: String
    /// Markdown.
    public let body: String
    /// HTML.
    public let renderedBody: String
    public let user: User.Response
    public let createdAt: String
    public let updatedAt: String
  }
}
