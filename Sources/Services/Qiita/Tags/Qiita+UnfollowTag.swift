public import ApusClient

extension Qiita {
  /// Follows a tag no more. Needs a token.
  public struct UnfollowTag: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "tag unfollow", "follow a tag no more", needsToken: true,
      [
        .parameter("id", "the tag", example: "Swift")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/tags/\(id)/following" }
  }
}
