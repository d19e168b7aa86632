extension Qiita {
  /// An emoji that somebody put under something.
  public struct Reaction: Codable, Sendable, Hashable {
    /// The emoji by its name: `+1`.
    public let name: String
    public let imageUrl: String
    public let user: User.Response
    public let createdAt: String
  }
}
