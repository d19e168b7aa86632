extension Qiita {
  /// A member of a group.
  public struct GroupMember: Codable, Sendable, Hashable {
    public let id: String
    public let name: String
    /// Empty for those who may not see it.
    public let email: String
  }
}
