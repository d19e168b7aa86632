public import ApusClient

extension Qiita {
  /// Takes an emoji from under a project of a team. Needs a token.
  public struct UnreactToProject: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "project unreact", "take an emoji from under a project of a team", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1"),
        .parameter("name", "the emoji by its name", example: "+1"),
      ])

    public let id: PathNumber
    public let name: String

    public init(id: Int, name: String) {
      self.id = PathNumber(id)
      self.name = name
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/projects/\(id)/reactions/\(name)" }
  }
}
