extension Qiita {
  /// A group of a team.
  public struct Group: Codable, Sendable, Hashable {
    public let urlName: String
    public let name: String
    public let description: String?
    public let `private`: Bool
    public let createdAt: String
    public let updatedAt: String
  }
}
