public import ApusClient

extension GitHub {
  /// Follows a user no more. Needs a token.
  public struct Unfollow: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "unfollow", "follow a user no more", needsToken: true,
      [
        .parameter("login", "the user's name", example: "hubot")
      ])

    public let login: String

    public init(login: String) {
      self.login = login
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/user/following/\(login)" }
  }
}
