public import ApusClient

extension GitHub {
  /// Who has starred a repository, a page at a time.
  public struct ListStargazers: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Account]

    public static let documentation = EndpointDocumentation(
      "stargazers", "who has starred a repository, a page at a time",
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

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/stargazers" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
