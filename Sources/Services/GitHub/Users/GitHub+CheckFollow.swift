public import ApusClient

extension GitHub {
  /// Whether you follow a user: 204, or 404 when you do not. Needs a token.
  public struct CheckFollow: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "follows", "whether you follow a user: 204, or 404 when you do not", needsToken: true,
      [
        .parameter("login", "the user's name", example: "hubot")
      ])

    public let login: String

    public init(login: String) {
      self.login = login
    }

    public var path: EndpointPath { "/user/following/\(login)" }
  }
}
