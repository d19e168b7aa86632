public import ApusClient

extension Qiita {
  /// Deletes an article. Needs a token; the answer is a 204 without a body.
  public struct DeleteItem: DocumentedEndpoint {
    public typealias Home = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "delete", "delete an article", needsToken: true,
      [.parameter("id", "the article's id", example: "bb26615c7faed2a60ad0")])

    public let id: String

    public init(id: String) { self.id = id }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/items/\(id)" }
  }
}
