public import ApusClient

extension Qiita {
  /// Deletes a group. Needs a token.
  public struct DeleteGroup: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "group delete", "delete a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev")
      ])

    public let urlName: String

    public init(urlName: String) {
      self.urlName = urlName
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/groups/\(urlName)" }
  }
}
