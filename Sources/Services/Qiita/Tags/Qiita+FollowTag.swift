public import ApusClient

extension Qiita {
  /// Follows a tag. Needs a token.
  public struct FollowTag: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "tag follow", "follow a tag", needsToken: true,
      [
        .parameter("id", "the tag", example: "Swift")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .put }
    public var path: EndpointPath { "/tags/\(id)/following" }
  }
}
