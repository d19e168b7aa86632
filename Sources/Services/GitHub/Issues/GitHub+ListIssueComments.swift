public import ApusClient

extension GitHub {
  /// The comments on an issue or a pull request, the oldest first.
  public struct ListIssueComments: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Comment]

    public static let documentation = EndpointDocumentation(
      "issue comments", "the comments on an issue or a pull request, the oldest first",
      [
        .repository,
        .parameter("number", "the number of the issue", example: "4"),
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

    public var path: EndpointPath {
      "/repos/\(repository.owner)/\(repository.name)/issues/\(number)/comments"
    }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
