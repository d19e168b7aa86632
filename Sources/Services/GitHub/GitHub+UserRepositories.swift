public import APIClient

extension GitHub {
  /// A user's public repositories, a page at a time.
  public struct UserRepositories: Endpoint {
    public typealias Home = GitHub
    public typealias Response = [Repository]

    struct Parameters: Encodable, Sendable {
      let perPage: Int?
      let page: Int?
    }

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
    public var parameters: (any Encodable & Sendable)? { Parameters(perPage: perPage, page: page) }
  }
}
