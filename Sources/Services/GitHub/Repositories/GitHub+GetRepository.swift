public import ApusClient

extension GitHub {
  /// A repository.
  public struct GetRepository: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Repository

    public static let documentation = EndpointDocumentation(
      "repo", "a repository",
      [
        .repository
      ])

    public let repository: RepositoryName

    public init(repository: RepositoryName) {
      self.repository = repository
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)" }
  }
}
