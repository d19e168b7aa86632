public import ApusClient

extension GitHub {
  /// A user's public profile.
  public struct User: DocumentedEndpoint {
    public typealias API = GitHub

    public static let documentation = EndpointDocumentation(
      "user", "a user's public profile", [.parameter("login", "the user's name", example: "octocat")])

    public struct Response: Codable, Sendable, Hashable {
      public let login: String
      public let id: Int
      public let avatarUrl: String
      public let htmlUrl: String
      public let type: String
      public let name: String?
      public let company: String?
      public let blog: String?
      public let location: String?
      public let bio: String?
      public let publicRepos: Int
      public let followers: Int
      public let following: Int
      public let createdAt: String
    }

    public let login: String

    public init(login: String) { self.login = login }

    public var path: EndpointPath { "/users/\(login)" }
  }
}
