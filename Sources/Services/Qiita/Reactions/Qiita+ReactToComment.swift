public import ApusClient

extension Qiita {
  /// Puts an emoji under a comment of a team. Needs a token.
  public struct ReactToComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Reaction

    public static let documentation = EndpointDocumentation(
      "comment react", "put an emoji under a comment of a team", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125"),
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
    public var path: EndpointPath { "/comments/\(id)/reactions" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name)
    }
  }
}
