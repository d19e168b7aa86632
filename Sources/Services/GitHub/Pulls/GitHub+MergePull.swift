public import ApusClient

extension GitHub {
  /// Merges a pull request. Needs a token.
  public struct MergePull: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Merge

    public static let documentation = EndpointDocumentation(
      "pull merge", "merge a pull request", needsToken: true,
      [
        .repository,
        .parameter("number", "the number of the pull request", example: "7"),
        .parameter("commitTitle", "the first line of the commit", example: "'Add a button'"),
        .parameter("mergeMethod", "how; merge unless given", example: "squash"),
      ])

    public enum Method: String, Codable, Sendable, CaseIterable {
      case merge
      case squash
      case rebase
    }

    struct Parameters: Encodable, Sendable {
      let commitTitle: String?
      let mergeMethod: Method?
    }

    public let repository: RepositoryName
    public let number: PathNumber
    public let commitTitle: String?
    public let mergeMethod: Method?

    public init(
      repository: RepositoryName, number: Int, commitTitle: String? = nil, mergeMethod: Method? = nil
    ) {
      self.repository = repository
      self.number = PathNumber(number)
      self.commitTitle = commitTitle
      self.mergeMethod = mergeMethod
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/pulls/\(number)/merge" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(commitTitle: commitTitle, mergeMethod: mergeMethod)
    }
  }
}
