public import ApusClient

extension Qiita {
  /// Changes a project. Needs a token.
  public struct UpdateProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Project

    public static let documentation = EndpointDocumentation(
      "project edit", "change a project", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1"),
        .parameter("name", "another name", example: "練習"),
        .parameter("body", "another text", example: "本文"),
        .parameter("archived", "whether it is over", example: "yes"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String?
      let body: String?
      let archived: Bool?
    }

    public let id: PathNumber
    public let name: String?
    public let markdown: String?
    public let archived: Bool?

    enum CodingKeys: String, CodingKey {
      case id
      case name
      case markdown = "body"
      case archived
    }

    public init(id: Int, name: String? = nil, markdown: String? = nil, archived: Bool? = nil) {
      self.id = PathNumber(id)
      self.name = name
      self.markdown = markdown
      self.archived = archived
    }

    public var method: HTTPMethod { .patch }
    public var path: EndpointPath { "/projects/\(id)" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name, body: markdown, archived: archived)
    }
  }
}
