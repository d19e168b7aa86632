public import ApusClient

extension Qiita {
  /// Brings members into a group. Needs a token.
  public struct AddGroupMembers: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "group add", "bring members into a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev"),
        .parameter("identities", "a name or an email address", example: "nanashi"),
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

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/groups/\(urlName)/members" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(identities: identities)
    }
  }
}
