public import ApusClient

extension Qiita {
  /// Puts an emoji under an article of a team. Needs a token.
  public struct ReactToItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Reaction

    public static let documentation = EndpointDocumentation(
      "react", "put an emoji under an article of a team", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("name", "the emoji by its name", example: "+1"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String
    }

    public let id: String
    public let name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/items/\(id)/reactions" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name)
    }
  }
}
