public import ApusClient

extension Qiita {
  /// The profile of whom the token belongs to. Needs a token.
  public struct AuthenticatedUser: DocumentedEndpoint {
    public typealias API = Qiita

    public static let documentation = EndpointDocumentation(
      "me", "the profile of whom the token belongs to", needsToken: true)

    public struct Response: Codable, Sendable, Hashable {
      public let id: String
      public let permanentId: Int
      public let name: String?
      public let description: String?
      public let itemsCount: Int
      public let followersCount: Int
      public let followeesCount: Int
      public let profileImageUrl: String
      public let imageMonthlyUploadLimit: Int
      public let imageMonthlyUploadRemaining: Int
      public let teamOnly: Bool
    }

    public init() {}

    public var path: EndpointPath { "/authenticated_user" }
  }
}
