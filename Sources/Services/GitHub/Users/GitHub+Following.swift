public import ApusClient

extension GitHub {
  /// Whom a user follows, a page at a time.
  public struct Following: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Account]

    public static let documentation = EndpointDocumentation(
      "following", "whom a user follows, a page at a time",
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

    public var path: EndpointPath { "/users/\(login)/following" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(perPage: perPage, page: page)
    }
  }
}
