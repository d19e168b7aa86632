extension GitHub {
  /// A file that was saved or removed, and the commit that did it.
  public struct FileChange: Codable, Sendable, Hashable {
    public struct Change: Codable, Sendable, Hashable {
      public let sha: String
      public let message: String
    }

    /// `nil` for a file that was removed.
    public let content: ContentEntry?
    public let commit: Change
  }
}
