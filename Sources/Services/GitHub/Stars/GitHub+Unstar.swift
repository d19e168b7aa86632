public import ApusClient

extension GitHub {
  /// Takes the star from a repository. Needs a token.
  public struct Unstar: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "unstar", "take the star from a repository", needsToken: true,
      [
        .repository
      ])

    public let repository: RepositoryName

    public init(repository: RepositoryName) {
      self.repository = repository
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/user/starred/\(repository.owner)/\(repository.name)" }
  }
}
