public import ApusClient

extension GitHub {
  /// Stars a repository. Needs a token.
  public struct Star: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "star", "star a repository", needsToken: true,
      [
        .repository
      ])

    public let repository: RepositoryName

    public init(repository: RepositoryName) {
      self.repository = repository
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/user/starred/\(repository.owner)/\(repository.name)" }
  }
}
