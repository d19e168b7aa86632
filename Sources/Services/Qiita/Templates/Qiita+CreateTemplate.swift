public import ApusClient

extension Qiita {
  /// Makes a template. Needs a token.
  public struct CreateTemplate: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Template

    public static let documentation = EndpointDocumentation(
      "template create", "make a template", needsToken: true,
      [
        .parameter("name", "what it is called", example: "日報"),
        .parameter("title", "the title it gives", example: "'%{Year}/%{month}/%{day} 日報'"),
        .parameter("body", "the text it gives, in Markdown", example: "'# %{Year}'"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String
      let title: String
      let body: String
      let tags: [Tag]
    }

    public let name: String
    public let title: String
    public let markdown: String
    public let tags: [TagWord]

    enum CodingKeys: String, CodingKey {
      case name
      case title
      case markdown = "body"
      case tags
    }

    public init(name: String, title: String, markdown: String, tags: [Tag]) {
      self.name = name
      self.title = title
      self.markdown = markdown
      self.tags = tags.map(TagWord.init)
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/templates" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name, title: title, body: markdown, tags: tags.map(\.tag))
    }
  }
}
