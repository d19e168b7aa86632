public import ApusClient

extension GitHub {
  /// The pull requests of a repository, a page at a time.
  public struct ListPulls: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [PullRequest]

    public static let documentation = EndpointDocumentation(
      "pulls", "the pull requests of a repository, a page at a time",
      [
        .repository,
        .parameter("state", "which pull requests; the open ones unless given", example: "open"),
        .parameter("base", "only those into this branch", example: "main"),
        .parameter("sort", "the order; by creation unless given", example: "updated"),
        .parameter("direction", "which end first", example: "asc"),
        .perPage,
        .page,
      ])

    public enum State: String, Codable, Sendable, CaseIterable {
      case open
      case closed
      case all
    }

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case created
      case updated
      case popularity
      case longRunning = "long-running"
    }

    public enum Direction: String, Codable, Sendable, CaseIterable {
      case asc
      case desc
    }

    struct Parameters: Encodable, Sendable {
      let state: State?
      let base: String?
      let sort: Sort?
      let direction: Direction?
      let perPage: Int?
      let page: Int?
    }

    public let repository: RepositoryName
    public let state: State?
    public let base: String?
    public let sort: Sort?
    public let direction: Direction?
    public let perPage: Int?
    public let page: Int?

    public init(
      repository: RepositoryName, state: State? = nil, base: String? = nil, sort: Sort? = nil,
      direction: Direction? = nil, perPage: Int? = nil, page: Int? = nil
    ) {
      self.repository = repository
      self.state = state
      self.base = base
      self.sort = sort
      self.direction = direction
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/pulls" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(state: state, base: base, sort: sort, direction: direction, perPage: perPage, page: page)
    }
  }
}
