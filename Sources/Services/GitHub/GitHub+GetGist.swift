public import APIClient

extension GitHub {
  /// A gist by its id.
  public struct GetGist: Endpoint {
    public typealias Home = GitHub
    public typealias Response = Gist

    public let id: String

    public init(id: String) { self.id = id }

    public var path: EndpointPath { "/gists/\(id)" }
  }
}
