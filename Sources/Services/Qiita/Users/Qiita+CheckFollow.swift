public import ApusClient

extension Qiita {
  /// Whether you follow a user: 204, or 404 when you do not. Needs a token.
  public struct CheckFollow: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "follows", "whether you follow a user: 204, or 404 when you do not", needsToken: true,
      [
        .parameter("id", "the user's name", example: "tsubame")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var path: EndpointPath { "/users/\(id)/following" }
  }
}
