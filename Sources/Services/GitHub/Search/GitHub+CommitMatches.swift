extension GitHub {
  /// Commits that a search found.
  public struct CommitMatches: Codable, Sendable, Hashable {
    public let totalCount: Int
    public let incompleteResults: Bool
    public let items: [Commit]
  }
}
