extension GitHub {
  /// One run of a workflow.
  public struct Run: Codable, Sendable, Hashable {
    public let id: Int
    public let name: String?
    public let runNumber: Int
    public let event: String
    /// `queued`, `in_progress` or `completed`.
    public let status: String?
    /// How it ended: `success`, `failure`…
    public let conclusion: String?
    public let headBranch: String?
    public let headSha: String
    public let htmlUrl: String
    public let createdAt: String
  }
}
