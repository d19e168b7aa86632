public import ApusClient

extension Qiita {
  /// Takes members out of a group. Needs a token.
  public struct RemoveGroupMembers: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "group remove", "take members out of a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev"),
        .parameter("identities", "a name or an email address", example: "tsubame"),
      ])

    struct Parameters: Encodable, Sendable {
      let identities: [String]
    }

    public let urlName: String
    public let identities: [String]

    public init(urlName: String, identities: [String]) {
      self.urlName = urlName
      self.identities = identities
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/groups/\(urlName)/members" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(identities: identities)
    }
  }
}
