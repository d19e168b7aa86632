extension Qiita {
  /// A token, and what may be done with it.
  public struct AccessToken: Codable, Sendable, Hashable {
    public let clientId: String
    /// Such as `read_qiita`.
    public let scopes: [String]
    public let token: String
  }
}
