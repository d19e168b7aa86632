public import ApusClient

extension Qiita {
  /// Changes a template. Needs a token.
  public struct UpdateTemplate: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Template

    public static let documentation = EndpointDocumentation(
      "template edit", "change a template", needsToken: true,
      [
        .parameter("id", "the template's number", example: "1"),
        .parameter("name", "what it is called", example: "日報"),
        .parameter("title", "the title it gives", example: "'%{Year}/%{month}/%{day} 日報'"),
        .parameter("body", "the text it gives, in Markdown", example: "'# %{Year}'"),
        .parameter("tags", "a tag, perhaps with versions: Swift or Swift:6.2", example: "Swift"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String?
      let title: String?
      let body: String?
      let tags: [Tag]?
    }

    public let id: PathNumber
    public let name: String?
    public let title: String?
    public let markdown: String?
    public let tags: [TagWord]?

    enum CodingKeys: String, CodingKey {
      case id
      case name
      case title
      case markdown = "body"
      case tags
    }

    public init(
      id: Int, name: String? = nil, title: String? = nil, markdown: String? = nil, tags: [Tag]? = nil
    ) {
      self.id = PathNumber(id)
      self.name = name
      self.title = title
      self.markdown = markdown
      self.tags = tags?.map(TagWord.init)
    }

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/templates/\(id)" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name, title: title, body: markdown, tags: tags?.map(\.tag))
    }
  }
}
