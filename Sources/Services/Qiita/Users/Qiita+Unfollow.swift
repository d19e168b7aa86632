public import ApusClient

extension Qiita {
  /// Follows a user no more. Needs a token.
  public struct Unfollow: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "unfollow", "follow a user no more", needsToken: true,
      [
        .parameter("id", "the user's name", example: "tsubame")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/users/\(id)/following" }
  }
}
