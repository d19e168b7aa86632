public import ApusClient

extension GitHub {
  /// The README of a repository.
  public struct GetReadme: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = ContentEntry

    public static let documentation = EndpointDocumentation(
      "readme", "the README of a repository",
      [
        .repository,
        .parameter("ref", "the branch, the tag or the commit", example: "main"),
      ])

    struct Parameters: Encodable, Sendable {
      let ref: String?
    }

    public let repository: RepositoryName
    public let ref: String?

    public init(repository: RepositoryName, ref: String? = nil) {
      self.repository = repository
      self.ref = ref
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/readme" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(ref: ref)
    }
  }
}
