public import ApusClient

extension Qiita {
  /// Publishes an article of another in a team. Needs a token.
  public struct ImportItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Item

    public static let documentation = EndpointDocumentation(
      "import-item", "publish an article of another in a team", needsToken: true,
      [
        .parameter("title", "its title", example: "はじめまして"),
        .parameter("body", "its text, in Markdown", example: "本文"),
        .parameter("userId", "who wrote it", example: "tsubame"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
        .parameter("groupUrlName", "the group that it is for", example: "dev"),
        .parameter("coediting", "whether everybody in the team may change it", example: "no"),
        .parameter("createdAt", "when it was written", example: "2025-01-01T00:00:00+09:00"),
        .parameter("updatedAt", "when it was changed", example: "2025-01-02T00:00:00+09:00"),
      ])

    struct Parameters: Encodable, Sendable {
      let title: String
      let body: String
      let userId: String
      let tags: [Tag]
      let groupUrlName: String?
      let coediting: Bool?
      let createdAt: String?
      let updatedAt: String?
    }

    public let title: String
    /// Markdown.
    public let markdown: String
    public let userId: String
    public let tags: [TagWord]
    public let groupUrlName: String?
    public let coediting: Bool?
    public let createdAt: String?
    public let updatedAt: String?

    enum CodingKeys: String, CodingKey {
      case title
      case markdown = "body"
      case userId, tags, groupUrlName, coediting, createdAt, updatedAt
    }

    /// Qiita wants at least one tag.
    public init(
      title: String, markdown: String, userId: String, tags: [Tag], groupUrlName: String? = nil,
      coediting: Bool? = nil, createdAt: String? = nil, updatedAt: String? = nil
    ) {
      self.title = title
      self.markdown = markdown
      self.userId = userId
      self.tags = tags.map(TagWord.init)
      self.groupUrlName = groupUrlName
      self.coediting = coediting
      self.createdAt = createdAt
      self.updatedAt = updatedAt
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/imported_items" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(
        title: title, body: markdown, userId: userId, tags: tags.map(\.tag), groupUrlName: groupUrlName,
        coediting: coediting, createdAt: createdAt, updatedAt: updatedAt)
    }
  }
}
