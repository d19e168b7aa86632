public import ApusClient

extension Qiita {
  /// A member of a group. Needs a token.
  public struct GetGroupMember: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = GroupMember

    public static let documentation = EndpointDocumentation(
      "group member", "a member of a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev"),
        .parameter("userId", "the member's name", example: "apus"),
      ])

    public let urlName: String
    public let userId: String

    public init(urlName: String, userId: String) {
      self.urlName = urlName
      self.userId = userId
    }

    public var path: EndpointPath { "/groups/\(urlName)/members/\(userId)" }
  }
}
