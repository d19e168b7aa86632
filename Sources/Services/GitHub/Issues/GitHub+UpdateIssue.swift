public import ApusClient

extension GitHub {
  /// Changes an issue, or close it with state=closed. Needs a token.
  public struct UpdateIssue: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = Issue

    public static let documentation = EndpointDocumentation(
      "issue edit", "change an issue, or close it with state=closed", needsToken: true,
      [
        .repository,
        .parameter("number", "the number of the issue", example: "4"),
        .parameter("title", "another title", example: "'A button is back'"),
        .parameter("body", "another text", example: "'Found it.'"),
        .parameter("state", "whether it is open", example: "closed"),
        .parameter("labels", "a label, instead of those there are", example: "bug"),
      ])

    public enum State: String, Codable, Sendable, CaseIterable {
      case open
      case closed
    }

    struct Parameters: Encodable, Sendable {
      let title: String?
      let body: String?
      let state: State?
      let labels: [String]?
    }

    public let repository: RepositoryName
    public let number: PathNumber
    public let title: String?
    public let markdown: String?
    public let state: State?
    public let labels: [String]?

    enum CodingKeys: String, CodingKey {
      case repository
      case number
      case title
      case markdown = "body"
      case state
      case labels
    }

    public init(
      repository: RepositoryName, number: Int, title: String? = nil, markdown: String? = nil,
      state: State? = nil, labels: [String]? = nil
    ) {
      self.repository = repository
      self.number = PathNumber(number)
      self.title = title
      self.markdown = markdown
      self.state = state
      self.labels = labels
    }

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/issues/\(number)" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(title: title, body: markdown, state: state, labels: labels)
    }
  }
}
