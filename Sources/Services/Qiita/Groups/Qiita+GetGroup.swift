public import ApusClient

extension Qiita {
  /// A group. Needs a token.
  public struct GetGroup: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Group

    public static let documentation = EndpointDocumentation(
      "group show", "a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev")
      ])

    public let urlName: String

    public init(urlName: String) {
      self.urlName = urlName
    }

    public var path: EndpointPath { "/groups/\(urlName)" }
  }
}
