extension Qiita {
  /// A tag, with how much there is under it.
  public struct TagDetails: Codable, Sendable, Hashable {
    public let id: String
    public let itemsCount: Int
    public let followersCount: Int
    public let iconUrl: String?
  }
}
