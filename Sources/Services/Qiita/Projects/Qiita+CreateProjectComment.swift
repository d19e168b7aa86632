public import ApusClient

extension Qiita {
  /// Comments on a project. Needs a token.
  public struct CreateProjectComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Comment

    public static let documentation = EndpointDocumentation(
      "project comment", "comment on a project", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1"),
        .parameter("body", "its text, in Markdown", example: "なるほど"),
      ])

    struct Parameters: Encodable, Sendable {
      let body: String
    }

    public let id: PathNumber
    public let markdown: String

    enum CodingKeys: String, CodingKey {
      case id
      case markdown = "body"
    }

    public init(id: Int, markdown: String) {
      self.id = PathNumber(id)
      self.markdown = markdown
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/projects/\(id)/comments" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(body: markdown)
    }
  }
}
