public import APIClient

extension Qiita {
  /// Deletes an article. Needs a token; the answer is a 204 without a body.
  public struct DeleteItem: Endpoint {
    public typealias Home = Qiita
    public typealias Response = EmptyResponse

    public let id: String

    public init(id: String) { self.id = id }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/items/\(id)" }
  }
}
