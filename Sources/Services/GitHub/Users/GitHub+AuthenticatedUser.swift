public import ApusClient

extension GitHub {
  /// The profile of whom the token belongs to. Needs a token.
  public struct AuthenticatedUser: DocumentedEndpoint {
    public typealias API = GitHub

    public static let documentation = EndpointDocumentation(
      "me", "the profile of whom the token belongs to", needsToken: true)

    public struct Response: Codable, Sendable, Hashable {
      public let login: String
      public let id: Int
      public let name: String?
      public let email: String?
      public let publicRepos: Int
      public let totalPrivateRepos: Int?
      public let followers: Int
      public let following: Int
      public let createdAt: String
    }

    public init() {}

    public var path: EndpointPath { "/user" }
  }
}
