public import ApusClient

extension Qiita {
  /// Brings a comment of another on a project. Needs a token.
  public struct ImportProjectComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "project import-comment", "bring a comment of another on a project", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1"),
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

    public let id: PathNumber
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

    public init(id: Int, markdown: String, userId: String, createdAt: String? = nil, updatedAt: String? = nil)
    {
      self.id = PathNumber(id)
      self.markdown = markdown
      self.userId = userId
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/projects/\(id)/imported_comments" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(body: markdown, userId: userId, createdAt: createdAt, updatedAt: updatedAt)
    }
  }
}
