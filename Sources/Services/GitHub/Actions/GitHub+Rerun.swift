public import ApusClient

extension GitHub {
  /// Runs a workflow again, as it ran. Needs a token.
  public struct Rerun: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "run again", "run a workflow again, as it ran", needsToken: true,
      [
        .repository,
        .parameter("number", "the number of the run, as in a list", example: "129626901"),
      ])

    public let repository: RepositoryName
    public let number: PathNumber

    public init(repository: RepositoryName, number: Int) {
      self.repository = repository
      self.number = PathNumber(number)
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath {
      "/repos/\(repository.owner)/\(repository.name)/actions/runs/\(number)/rerun"
    }
  }
}
