public import ApusClient

extension GitHub {
  /// The labels of a repository.
  public struct ListLabels: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Label]

    public static let documentation = EndpointDocumentation(
      "labels", "the labels of a repository",
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

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/labels" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
