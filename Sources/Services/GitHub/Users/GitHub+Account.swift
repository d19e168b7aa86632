extension GitHub {
  /// An account as it stands inside other things.
  public struct Account: Codable, Sendable, Hashable {
    public let login: String
    public let id: Int
    public let htmlUrl: String
    /// `User`, `Organization` or `Bot`.
    public let type: String
  }
}
