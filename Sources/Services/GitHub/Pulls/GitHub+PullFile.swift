extension GitHub {
  /// A file that a pull request changes.
  public struct PullFile: Codable, Sendable, Hashable {
    public let filename: String
    /// Such as `added`, `modified` or `removed`.
    public let status: String
    public let additions: Int
    public let deletions: Int
    public let changes: Int
    /// A diff; none for what is no text.
    public let patch: String?
  }
}
