public import ApusClient

extension GitHub {
  /// Follows a user. Needs a token.
  public struct Follow: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "follow", "follow a user", needsToken: true,
      [
        .parameter("login", "the user's name", example: "hubot")
      ])

    public let login: String

    public init(login: String) {
      self.login = login
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/user/following/\(login)" }
  }
}
