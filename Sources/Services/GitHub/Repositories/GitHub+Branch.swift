extension GitHub {
  /// A branch, and the commit it is at.
  public struct Branch: Codable, Sendable, Hashable {
    public struct Head: Codable, Sendable, Hashable {
      public let sha: String
    }

    public let name: String
    public let commit: Head
    public let protected: Bool
  }
}
