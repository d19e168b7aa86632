public import ApusClient

extension GitHub {
  /// A user's public repositories, a page at a time.
  public struct UserRepositories: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Repository]

    public static let documentation = EndpointDocumentation(
      "repos", "a user's public repositories, a page at a time",
      [
        .parameter("login", "the user's name", example: "octocat"),
        .parameter("perPage", "how many a page, 30 unless given and 100 at most", example: "5"),
        .parameter("page", "which page, from 1", example: "2"),
      ])

    public let login: String
    /// GitHub's default is 30, its most is 100.
    public let perPage: Int?
    public let page: Int?

    public init(login: String, perPage: Int? = nil, page: Int? = nil) {
      self.login = login
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/users/\(login)/repos" }
    public var parameters: (any Encodable & Sendable)? { ListPage(perPage: perPage, page: page) }
  }
}
