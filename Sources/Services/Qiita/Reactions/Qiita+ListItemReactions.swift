public import ApusClient

extension Qiita {
  /// The emoji under an article of a team. Needs a token.
  public struct ListItemReactions: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Reaction]

    public static let documentation = EndpointDocumentation(
      "reactions", "the emoji under an article of a team", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/items/\(id)/reactions" }
  }
}
