public import ApusClient

extension GitHub {
  /// The runs of the workflows of a repository, the newest first.
  public struct ListRuns: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = RunList

    public static let documentation = EndpointDocumentation(
      "runs", "the runs of the workflows of a repository, the newest first",
      [
        .repository,
        .parameter("branch", "only those on this branch", example: "main"),
        .parameter("event", "only those that this started", example: "push"),
        .parameter("status", "only those that are so", example: "success"),
        .perPage,
        .page,
      ])

    public enum Status: String, Codable, Sendable, CaseIterable {
      case completed
      case inProgress = "in_progress"
      case queued
      case success
      case failure
      case cancelled
    }

    struct Parameters: Encodable, Sendable {
      let branch: String?
      let event: String?
      let status: Status?
      let perPage: Int?
      let page: Int?
    }

    public let repository: RepositoryName
    public let branch: String?
    public let event: String?
    public let status: Status?
    public let perPage: Int?
    public let page: Int?

    public init(
      repository: RepositoryName, branch: String? = nil, event: String? = nil, status: Status? = nil,
      perPage: Int? = nil, page: Int? = nil
    ) {
      self.repository = repository
      self.branch = branch
      self.event = event
      self.status = status
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/actions/runs" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(branch: branch, event: event, status: status, perPage: perPage, page: page)
    }
  }
}
