extension GitHub {
  /// The runs of a repository's workflows.
  public struct RunList: Codable, Sendable, Hashable {
    public let totalCount: Int
    public let workflowRuns: [Run]
  }
}
