public import ApusClient

extension Qiita {
  /// A user's public profile.
  public struct User: DocumentedEndpoint {
    public typealias API = Qiita

    public static let documentation = EndpointDocumentation(
      "user", "a user's public profile", [.parameter("id", "the user's name", example: "apus")])

    public struct Response: Codable, Sendable, Hashable {
      public let id: String
      public let permanentId: Int
      public let name: String?
      public let description: String?
      public let itemsCount: Int
      public let followersCount: Int
      public let followeesCount: Int
      public let profileImageUrl: String
    }

    public let id: String

    public init(id: String) { self.id = id }

    public var path: EndpointPath { "/users/\(id)" }
  }
}
