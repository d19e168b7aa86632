public import ApusClient

extension GitHub {
  /// Whether you have starred a repository: 204, or 404 when you have not. Needs a token.
  public struct CheckStar: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "starred", "whether you have starred a repository: 204, or 404 when you have not", needsToken: true,
      [
        .parameter("repository", "the repository, by its owner and its name", example: "hubot/swift-client")
      ])

    public let repository: RepositoryName

    public init(repository: RepositoryName) {
      self.repository = repository
    }

    public var path: EndpointPath { "/user/starred/\(repository.owner)/\(repository.name)" }
  }
}
