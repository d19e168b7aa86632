public import ApusClient

extension GitHub {
  /// The releases of a repository, the newest first.
  public struct ListReleases: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Release]

    public static let documentation = EndpointDocumentation(
      "releases", "the releases of a repository, the newest first",
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

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/releases" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
