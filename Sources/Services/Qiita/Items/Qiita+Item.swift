extension Qiita {
  /// A word an article is filed under, with the versions it speaks of.
  public struct Tag: Codable, Sendable, Hashable {
    public let name: String
    public let versions: [String]

    public init(name: String, versions: [String] = []) {
      self.name = name
      self.versions = versions
    }
  }

  /// An article.
  public struct Item: Codable, Sendable, Hashable {
    public let id: String
    public let title: String
    /// Markdown.
    public let body: String
    public let url: String
    public let `private`: Bool
    public let tags: [Tag]
    public let likesCount: Int
    public let user: User.Response
    public let createdAt: String
    public let updatedAt: String
  }
}
