public import ApusClient

extension Qiita {
  /// Likes an article. Needs a token.
  public struct Like: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "like", "like an article", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/items/\(id)/like" }
  }
}
