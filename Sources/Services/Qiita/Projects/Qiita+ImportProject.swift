public import ApusClient

extension Qiita {
  /// Begins a project of another. Needs a token.
  public struct ImportProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Project

    public static let documentation = EndpointDocumentation(
      "project import", "begin a project of another", needsToken: true,
      [
        .parameter("name", "what it is called", example: "練習"),
        .parameter("body", "its text, in Markdown", example: "なるほど"),
        .parameter("userId", "who began it", example: "tsubame"),
        .parameter("archived", "whether it is over", example: "no"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
        .parameter("createdAt", "when it was begun", example: "2025-01-01T00:00:00+09:00"),
        .parameter("updatedAt", "when it was changed", example: "2025-01-02T00:00:00+09:00"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String
      let body: String
      let userId: String
      let archived: Bool?
      let tags: [Tag]?
      let createdAt: String?
      let updatedAt: String?
    }

    public let name: String
    public let markdown: String
    public let userId: String
    public let archived: Bool?
    public let tags: [TagWord]?
    public let createdAt: String?
    public let updatedAt: String?

    enum CodingKeys: String, CodingKey {
      case name
      case markdown = "body"
      case userId, archived, tags, createdAt, updatedAt
    }

    public init(
      name: String, markdown: String, userId: String, archived: Bool? = nil, tags: [Tag]? = nil,
      createdAt: String? = nil, updatedAt: String? = nil
    ) {
      self.name = name
      self.markdown = markdown
      self.userId = userId
      self.archived = archived
      self.tags = tags?.map(TagWord.init)
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/imported_projects" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(
        name: name, body: markdown, userId: userId, archived: archived, tags: tags?.map(\.tag),
        createdAt: createdAt, updatedAt: updatedAt)
    }
  }
}
