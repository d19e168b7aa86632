public import ApusClient

extension GitHub {
  /// The workflows of a repository.
  public struct ListWorkflows: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = WorkflowList

    public static let documentation = EndpointDocumentation(
      "workflows", "the workflows of a repository",
      [
        .repository,
        .perPage,
        .page,
      ])

    public let repository: RepositoryName
    public let perPage: Int?
    public let page: Int?

    public init(repository: RepositoryName, perPage: Int? = nil, page: Int? = nil) {
      self.repository = repository
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/actions/workflows" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
