public import ApusClient

extension GitHub {
  /// A pull request by its number.
  public struct GetPull: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = PullRequest

    public static let documentation = EndpointDocumentation(
      "pull show", "a pull request by its number",
      [
        .repository,
        .parameter("number", "the number of the pull request", example: "7"),
      ])

    public let repository: RepositoryName
    public let number: PathNumber

    public init(repository: RepositoryName, number: Int) {
      self.repository = repository
      self.number = PathNumber(number)
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/pulls/\(number)" }
  }
}
