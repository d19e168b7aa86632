public import ApusClient

extension GitHub {
  /// The gists of a user, the newest first.
  public struct ListGists: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Gist]

    public static let documentation = EndpointDocumentation(
      "gists", "the gists of a user, the newest first",
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

    public var path: EndpointPath { "/users/\(login)/gists" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
