public import ApusClient

extension GitHub {
  /// The issues of a repository, pull requests among them, a page at a time.
  public struct ListIssues: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Issue]

    public static let documentation = EndpointDocumentation(
      "issues", "the issues of a repository, pull requests among them, a page at a time",
      [
        .repository,
        .parameter("state", "which issues; the open ones unless given", example: "open"),
        .parameter("labels", "only those with all these labels, separated by commas", example: "bug"),
        .parameter("creator", "only those that this user opened", example: "monalisa"),
        .parameter("assignee", "only those given to this user", example: "octocat"),
        .parameter("sort", "the order; by creation unless given", example: "comments"),
        .parameter("direction", "which end first; desc unless given", example: "asc"),
        .parameter("since", "only those changed since then", example: "2025-01-01T00:00:00Z"),
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
      case comments
    }

    public enum Direction: String, Codable, Sendable, CaseIterable {
      case asc
      case desc
    }

    struct Parameters: Encodable, Sendable {
      let state: State?
      let labels: String?
      let creator: String?
      let assignee: String?
      let sort: Sort?
      let direction: Direction?
      let since: String?
      let perPage: Int?
      let page: Int?
    }

    public let repository: RepositoryName
    public let state: State?
    public let labels: String?
    public let creator: String?
    public let assignee: String?
    public let sort: Sort?
    public let direction: Direction?
    public let since: String?
    public let perPage: Int?
    public let page: Int?

    public init(
      repository: RepositoryName, state: State? = nil, labels: String? = nil, creator: String? = nil,
      assignee: String? = nil, sort: Sort? = nil, direction: Direction? = nil, since: String? = nil,
      perPage: Int? = nil, page: Int? = nil
    ) {
      self.repository = repository
      self.state = state
      self.labels = labels
      self.creator = creator
      self.assignee = assignee
      self.sort = sort
      self.direction = direction
      self.since = since
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/issues" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(
        state: state, labels: labels, creator: creator, assignee: assignee, sort: sort, direction: direction,
        since: since, perPage: perPage, page: page)
    }
  }
}
