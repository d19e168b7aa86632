public import ApusClient

extension GitHub {
  /// A run by its number.
  public struct GetRun: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Run

    public static let documentation = EndpointDocumentation(
      "run show", "a run by its number",
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

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/actions/runs/\(number)" }
  }
}
