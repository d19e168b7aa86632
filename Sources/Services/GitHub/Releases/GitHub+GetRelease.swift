public import ApusClient

extension GitHub {
  /// A release by its tag.
  public struct GetRelease: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Release

    public static let documentation = EndpointDocumentation(
      "release show", "a release by its tag",
      [
        .repository,
        .parameter("tag", "the tag", example: "v1.0.0"),
      ])

    public let repository: RepositoryName
    public let tag: String

    public init(repository: RepositoryName, tag: String) {
      self.repository = repository
      self.tag = tag
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/releases/tags/\(tag)" }
  }
}
