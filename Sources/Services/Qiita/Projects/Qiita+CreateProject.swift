public import ApusClient

extension Qiita {
  /// Begins a project. Needs a token.
  public struct CreateProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Project

    public static let documentation = EndpointDocumentation(
      "project create", "begin a project", needsToken: true,
      [
        .parameter("name", "what it is called", example: "練習"),
        .parameter("body", "its text, in Markdown", example: "なるほど"),
        .parameter("archived", "whether it is over", example: "no"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String
      let body: String
      let archived: Bool?
      let tags: [Tag]?
    }

    public let name: String
    public let markdown: String
    public let archived: Bool?
    public let tags: [TagWord]?

    enum CodingKeys: String, CodingKey {
      case name
      case markdown = "body"
      case archived
      case tags
    }

    public init(name: String, markdown: String, archived: Bool? = nil, tags: [Tag]? = nil) {
      self.name = name
      self.markdown = markdown
      self.archived = archived
      self.tags = tags?.map(TagWord.init)
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/projects" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name, body: markdown, archived: archived, tags: tags?.map(\.tag))
    }
  }
}
