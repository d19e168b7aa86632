extension GitHub {
  /// A commit of a repository.
  public struct Commit: Codable, Sendable, Hashable {
    public struct Details: Codable, Sendable, Hashable {
      public struct Signature: Codable, Sendable, Hashable {
        public let name: String
        public let email: String
        public let date: String
      }

      public let message: String
      public let author: Signature
    }

    public let sha: String
    public let htmlUrl: String
    public let commit: Details
    /// The account of whoever wrote it, where one is known.
    public let author: Account?
  }
}
