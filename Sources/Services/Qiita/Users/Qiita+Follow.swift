public import ApusClient

extension Qiita {
  /// Follows a user. Needs a token.
  public struct Follow: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "follow", "follow a user", needsToken: true,
      [
        .parameter("id", "the user's name", example: "tsubame")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/users/\(id)/following" }
  }
}
