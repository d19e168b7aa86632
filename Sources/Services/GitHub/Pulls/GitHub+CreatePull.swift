public import ApusClient

extension GitHub {
  /// Opens a pull request. Needs a token.
  public struct CreatePull: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = PullRequest

    public static let documentation = EndpointDocumentation(
      "pull create", "open a pull request", needsToken: true,
      [
        .repository,
        .parameter("title", "what it is about", example: "'Add a button'"),
        .parameter("head", "the branch with the changes", example: "try-it"),
        .parameter("base", "the branch they are for", example: "main"),
        .parameter("body", "its text, in Markdown", example: "'It was missing.'"),
        .parameter("draft", "whether it is not ready yet", example: "yes"),
      ])

    struct Parameters: Encodable, Sendable {
      let title: String
      let head: String
      let base: String
      let body: String?
      let draft: Bool?
    }

    public let repository: RepositoryName
    public let title: String
    public let head: String
    public let base: String
    public let markdown: String?
    public let draft: Bool?

    enum CodingKeys: String, CodingKey {
      case repository
      case title
      case head
      case base
      case markdown = "body"
      case draft
    }

    public init(
      repository: RepositoryName, title: String, head: String, base: String, markdown: String? = nil,
      draft: Bool? = nil
    ) {
      self.repository = repository
      self.title = title
      self.head = head
      self.base = base
      self.markdown = markdown
      self.draft = draft
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/repos/\(repository.owner)/\(repository.name)/pulls" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(title: title, head: head, base: base, body: markdown, draft: draft)
    }
  }
}
