public import ApusClient

extension Qiita {
  /// Brings a comment of another on an article of a team. Needs a token.
  public struct ImportComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "comment import", "bring a comment of another on an article of a team", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("body", "its text, in Markdown", example: "なるほど"),
        .parameter("userId", "who wrote it", example: "tsubame"),
        .parameter("createdAt", "when it was written", example: "2025-01-01T00:00:00+09:00"),
        .parameter("updatedAt", "when it was changed", example: "2025-01-02T00:00:00+09:00"),
      ])

    struct Parameters: Encodable, Sendable {
      let body: String
      let userId: String
      let createdAt: String?
      let updatedAt: String?
    }

    public let id: String
    public let markdown: String
    public let userId: String
    public let createdAt: String?
    public let updatedAt: String?

    enum CodingKeys: String, CodingKey {
      case id
      case markdown = "body"
      case userId
      case createdAt
      case updatedAt
    }

    public init(
      id: String, markdown: String, userId: String, createdAt: String? = nil, updatedAt: String? = nil
    ) {
      self.id = id
      self.markdown = markdown
      self.userId = userId
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/items/\(id)/imported_comments" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(body: markdown, userId: userId, createdAt: createdAt, updatedAt: updatedAt)
    }
  }
}
