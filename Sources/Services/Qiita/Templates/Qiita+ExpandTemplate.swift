public import ApusClient

extension Qiita {
  /// Shows what a template would give. Needs a token.
  public struct ExpandTemplate: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = ExpandedTemplate

    public static let documentation = EndpointDocumentation(
      "template expand", "see what a template would give", needsToken: true,
      [
        .parameter("title", "the title it gives", example: "'%{Year}/%{month}/%{day} 日報'"),
        .parameter("body", "the text it gives, in Markdown", example: "'# %{Year}'"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
      ])

    struct Parameters: Encodable, Sendable {
      let title: String
      let body: String
      let tags: [Tag]
    }

    public let title: String
    public let markdown: String
    public let tags: [TagWord]

    enum CodingKeys: String, CodingKey {
      case title
      case markdown = "body"
      case tags
    }

    public init(title: String, markdown: String, tags: [Tag]) {
      self.title = title
      self.markdown = markdown
      self.tags = tags.map(TagWord.init)
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/expanded_templates" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(title: title, body: markdown, tags: tags.map(\.tag))
    }
  }
}
