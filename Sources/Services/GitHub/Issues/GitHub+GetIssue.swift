public import ApusClient

extension GitHub {
  /// An issue by its number.
  public struct GetIssue: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Issue

    public static let documentation = EndpointDocumentation(
      "issue show", "an issue by its number",
      [
        .repository,
        .parameter("number", "the number of the issue", example: "4"),
      ])

    public let repository: RepositoryName
    public let number: PathNumber

    public init(repository: RepositoryName, number: Int) {
      self.repository = repository
      self.number = PathNumber(number)
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/issues/\(number)" }
  }
}
