public import ApusClient

extension Qiita {
  /// Takes a tag from an article of a team. Needs a token.
  public struct RemoveTagging: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "tagging remove", "take a tag from an article of a team", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .parameter("name", "the tag", example: "Swift"),
      ])

    public let id: String
    public let name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/items/\(id)/taggings/\(name)" }
  }
}
