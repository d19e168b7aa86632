public import ApusClient

extension GitHub {
  /// Opens an issue. Needs a token.
  public struct CreateIssue: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Issue

    public static let documentation = EndpointDocumentation(
      "issue create", "open an issue", needsToken: true,
      [
        .repository,
        .parameter("title", "what it is about", example: "'A button is missing'"),
        .parameter("body", "its text, in Markdown", example: "'Where has it gone?'"),
        .parameter("labels", "a label", example: "bug"),
        .parameter("assignees", "who is to look after it", example: "octocat"),
      ])

    struct Parameters: Encodable, Sendable {
      let title: String
      let body: String?
      let labels: [String]?
      let assignees: [String]?
    }

    public let repository: RepositoryName
    public let title: String
    public let markdown: String?
    public let labels: [String]?
    public let assignees: [String]?

    enum CodingKeys: String, CodingKey {
      case repository
      case title
      case markdown = "body"
      case labels
      case assignees
    }

    public init(
      repository: RepositoryName, title: String, markdown: String? = nil, labels: [String]? = nil,
      assignees: [String]? = nil
    ) {
      self.repository = repository
      self.title = title
      self.markdown = markdown
      self.labels = labels
      self.assignees = assignees
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/issues" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(title: title, body: markdown, labels: labels, assignees: assignees)
    }
  }
}
