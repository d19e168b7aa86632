public import APIClient

extension Qiita {
  /// A user's public profile.
  public struct User: Endpoint {
    public typealias Home = Qiita

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
