public import ApusClient

extension Qiita {
  /// Keeps an article no more. Needs a token.
  public struct Unstock: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "unstock", "keep an article no more", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/items/\(id)/stock" }
  }
}
