extension GitHub {
  /// The workflows of a repository.
  public struct WorkflowList: Codable, Sendable, Hashable {
    public struct Workflow: Codable, Sendable, Hashable {
      public let id: Int
      public let name: String
      public let path: String
      /// `active`, or why it is not.
      public let state: String
    }

    public let totalCount: Int
    public let workflows: [Workflow]
  }
}
