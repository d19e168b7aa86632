extension Qiita {
  /// What was done about an article of a team.
  public struct ItemActions: Codable, Sendable, Hashable {
    public struct Action: Codable, Sendable, Hashable {
      public let id: String
      public let createdAt: String
      public let user: User.Response
    }

    public let id: String
    public let title: String
    public let url: String
    public let pageViewsCount: Int?
    public let comments: [Action]
    public let reactions: [Reaction]
  }
}
