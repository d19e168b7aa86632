public import ApusClient

extension Qiita {
  /// Deletes an article. Needs a token; the answer is a 204 without a body.
  public struct DeleteItem: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "delete", "delete an article", needsToken: true,
      [.parameter("id", "the article's id", example: "65b83f3d675dd7d1ab56")])

    public let id: String

    public init(id: String) { self.id = id }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/items/\(id)" }
  }
}
