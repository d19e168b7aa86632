public import ApusClient

extension GitHub {
  /// The branches of a repository.
  public struct ListBranches: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Branch]

    public static let documentation = EndpointDocumentation(
      "branches", "the branches of a repository",
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

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/branches" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
