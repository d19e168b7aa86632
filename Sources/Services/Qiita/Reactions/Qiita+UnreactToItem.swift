public import ApusClient

extension Qiita {
  /// Takes an emoji from under an article of a team. Needs a token.
  public struct UnreactToItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "unreact", "take an emoji from under an article of a team", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("name", "the emoji by its name", example: "+1"),
      ])

    public let id: String
    public let name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/items/\(id)/reactions/\(name)" }
  }
}
