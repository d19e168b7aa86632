public import ApusClient

extension GitHub {
  /// Comments on an issue or a pull request. Needs a token.
  public struct CreateIssueComment: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "issue comment", "comment on an issue or a pull request", needsToken: true,
      [
        .repository,
        .parameter("number", "the number of the issue", example: "4"),
        .parameter("body", "its text, in Markdown", example: "'Me too.'"),
      ])

    struct Parameters: Encodable, Sendable {
      let body: String
    }

    public let repository: RepositoryName
    public let number: PathNumber
    public let markdown: String

    enum CodingKeys: String, CodingKey {
      case repository
      case number
      case markdown = "body"
    }

    public init(repository: RepositoryName, number: Int, markdown: String) {
      self.repository = repository
      self.number = PathNumber(number)
      self.markdown = markdown
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath {
      "/repos/\(repository.owner)/\(repository.name)/issues/\(number)/comments"
    }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(body: markdown)
    }
  }
}
