extension Qiita {
  /// An invitation to a team.
  public struct Invitation: Codable, Sendable, Hashable {
    public let email: String
    public let url: String
  }
}
