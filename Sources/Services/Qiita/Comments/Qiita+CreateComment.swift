public import ApusClient

extension Qiita {
  /// Comments on an article. Needs a token.
  public struct CreateComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "comment create", "comment on an article", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("body", "its text, in Markdown", example: "なるほど"),
      ])

    struct Parameters: Encodable, Sendable {
      let body: String
    }

    public let id: String
    public let markdown: String

    enum CodingKeys: String, CodingKey {
      case id
      case markdown = "body"
    }

    public init(id: String, markdown: String) {
      self.id = id
      self.markdown = markdown
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/items/\(id)/comments" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(body: markdown)
    }
  }
}
