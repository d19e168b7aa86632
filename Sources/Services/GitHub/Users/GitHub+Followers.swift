public import ApusClient

extension GitHub {
  /// Who follows a user, a page at a time.
  public struct Followers: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Account]

    public static let documentation = EndpointDocumentation(
      "followers", "who follows a user, a page at a time",
      [
        .parameter("login", "the user's name", example: "octocat"),
        .perPage,
        .page,
      ])

    public let login: String
    public let perPage: Int?
    public let page: Int?

    public init(login: String, perPage: Int? = nil, page: Int? = nil) {
      self.login = login
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/users/\(login)/followers" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
