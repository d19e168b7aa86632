extension GitHub {
  /// Something that happened which its reader wants to know.
  public struct Notification: Codable, Sendable, Hashable {
    public struct Subject: Codable, Sendable, Hashable {
      public let title: String
      /// Such as `Issue` or `PullRequest`.
      public let type: String
      public let url: String?
    }

    public let id: String
    public let unread: Bool
    /// Such as `mention` or `assign`.
    public let reason: String
    public let updatedAt: String
    public let subject: Subject
    public let repository: Place

    public struct Place: Codable, Sendable, Hashable {
      public let fullName: String
    }
  }
}
