extension Qiita {
  /// A team that somebody is in.
  public struct Team: Codable, Sendable, Hashable {
    public let id: String
    public let name: String
    public let active: Bool
  }
}
