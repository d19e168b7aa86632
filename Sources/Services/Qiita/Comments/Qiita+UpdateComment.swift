public import ApusClient

extension Qiita {
  /// Changes a comment. Needs a token.
  public struct UpdateComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "comment edit", "change a comment", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "c031aa6219c02ce7e11e"),
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

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/comments/\(id)" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(body: markdown)
    }
  }
}
