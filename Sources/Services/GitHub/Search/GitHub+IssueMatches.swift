extension GitHub {
  /// Issues and pull requests that a search found.
  public struct IssueMatches: Codable, Sendable, Hashable {
    public let totalCount: Int
    public let incompleteResults: Bool
    public let items: [Issue]
  }
}
