extension GitHub {
  /// Users that a search found.
  public struct UserMatches: Codable, Sendable, Hashable {
    public let totalCount: Int
    public let incompleteResults: Bool
    public let items: [Account]
  }
}
