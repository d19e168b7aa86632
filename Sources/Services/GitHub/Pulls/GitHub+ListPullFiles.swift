public import ApusClient

extension GitHub {
  /// The files that a pull request changes.
  public struct ListPullFiles: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [PullFile]

    public static let documentation = EndpointDocumentation(
      "pull files", "the files that a pull request changes",
      [
        .repository,
        .parameter("number", "the number of the pull request", example: "7"),
        .perPage,
        .page,
      ])

    public let repository: RepositoryName
    public let number: PathNumber
    public let perPage: Int?
    public let page: Int?

    public init(repository: RepositoryName, number: Int, perPage: Int? = nil, page: Int? = nil) {
      self.repository = repository
      self.number = PathNumber(number)
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/pulls/\(number)/files" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
