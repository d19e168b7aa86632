extension GitHub {
  /// Files that a search found.
  public struct CodeMatches: Codable, Sendable, Hashable {
    public struct File: Codable, Sendable, Hashable {
      public struct Place: Codable, Sendable, Hashable {
        public let fullName: String
      }

      public let name: String
      public let path: String
      public let sha: String
      public let htmlUrl: String
      public let repository: Place
    }

    public let totalCount: Int
    public let incompleteResults: Bool
    public let items: [File]
  }
}
