public import ApusClient

extension GitHub {
  /// The newest release that is no draft.
  public struct LatestRelease: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Release

    public static let documentation = EndpointDocumentation(
      "release latest", "the newest release that is no draft",
      [
        .repository
      ])

    public let repository: RepositoryName

    public init(repository: RepositoryName) {
      self.repository = repository
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/releases/latest" }
  }
}
