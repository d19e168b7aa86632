public import ApusClient

extension Qiita {
  /// Puts an emoji under a project of a team. Needs a token.
  public struct ReactToProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Reaction

    public static let documentation = EndpointDocumentation(
      "project react", "put an emoji under a project of a team", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1"),
        .parameter("name", "the emoji by its name", example: "+1"),
      ])

    struct Parameters: Encodable, Sendable {
      let name: String
    }

    public let id: PathNumber
    public let name: String

    public init(id: Int, name: String) {
      self.id = PathNumber(id)
      self.name = name
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/projects/\(id)/reactions" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(name: name)
    }
  }
}
