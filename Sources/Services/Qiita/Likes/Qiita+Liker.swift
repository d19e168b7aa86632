extension Qiita {
  /// Somebody who likes an article, and since when.
  public struct Liker: Codable, Sendable, Hashable {
    public let user: User.Response
    public let createdAt: String
  }
}
