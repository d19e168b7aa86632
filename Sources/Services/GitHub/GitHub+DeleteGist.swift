public import APIClient

extension GitHub {
  /// Deletes a gist. Needs a token; the answer is a 204 without a body.
  public struct DeleteGist: Endpoint {
    public typealias Home = GitHub
    public typealias Response = EmptyResponse

    public let id: String

    public init(id: String) { self.id = id }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/gists/\(id)" }
  }
}
