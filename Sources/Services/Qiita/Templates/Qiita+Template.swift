extension Qiita {
  /// A beginning that articles of a team can be made of. `%{Year}` and the like are filled in.
  public struct Template: Codable, Sendable, Hashable {
    public let id: Int
    public let name: String
    /// What the title becomes today.
    public let expandedTitle: String
    public let expandedBody: String
    public let expandedTags: [Tag]
    public let title: String
    /// Markdown.
    public let body: String
    public let tags: [Tag]
  }
}
