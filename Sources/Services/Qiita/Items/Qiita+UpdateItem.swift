public import ApusClient

extension Qiita {
  /// Changes an article. Needs a token.
  public struct UpdateItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Item

    public static let documentation = EndpointDocumentation(
      "edit", "change an article", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("title", "another title", example: "はじめまして"),
        .parameter("body", "another text, in Markdown", example: "本文"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
        .parameter("private", "whether only those who know its URL find it", example: "no"),
      ])

    struct Parameters: Encodable, Sendable {
      let title: String?
      let body: String?
      let tags: [Tag]?
      let `private`: Bool?
    }

    public let id: String
    public let title: String?
    public let markdown: String?
    public let tags: [TagWord]?
    public let isPrivate: Bool?

    enum CodingKeys: String, CodingKey {
      case id
      case title
      case markdown = "body"
      case tags
      case isPrivate = "private"
    }

    public init(
      id: String, title: String? = nil, markdown: String? = nil, tags: [Tag]? = nil, isPrivate: Bool? = nil
    ) {
      self.id = id
      self.title = title
      self.markdown = markdown
      self.tags = tags?.map(TagWord.init)
      self.isPrivate = isPrivate
    }

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/items/\(id)" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(title: title, body: markdown, tags: tags?.map(\.tag), private: isPrivate)
    }
  }
}
