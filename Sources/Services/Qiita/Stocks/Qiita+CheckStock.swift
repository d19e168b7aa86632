public import ApusClient

extension Qiita {
  /// Whether you keep an article: 204, or 404 when you do not. Needs a token.
  public struct CheckStock: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "stocked", "whether you keep an article: 204, or 404 when you do not", needsToken: true,
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/items/\(id)/stock" }
  }
}
