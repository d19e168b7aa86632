public import ApusClient

extension Qiita {
  /// Takes an emoji from under a comment of a team. Needs a token.
  public struct UnreactToComment: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "comment unreact", "take an emoji from under a comment of a team", needsToken: true,
      [
        .parameter("id", "the comment's id", example: "8f7a310b8fd398506125"),
        .parameter("name", "the emoji by its name", example: "+1"),
      ])

    public let id: String
    public let name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/comments/\(id)/reactions/\(name)" }
  }
}
