public import APIClient

extension GitHub {
  /// Repositories that match a search such as `swift in:name stars:>100`.
  public struct SearchRepositories: Endpoint {
    public typealias Home = GitHub

    public struct Response: Codable, Sendable, Hashable {
      public let totalCount: Int
      public let incompleteResults: Bool
      public let items: [Repository]
    }

    struct Parameters: Encodable, Sendable {
      let q: String
      let sort: String?
      let perPage: Int?
      let page: Int?
    }

    public let q: String
    /// `stars`, `forks`, `help-wanted-issues` or `updated`; best match when there is none.
    public let sort: String?
    public let perPage: Int?
    public let page: Int?

    public init(q: String, sort: String? = nil, perPage: Int? = nil, page: Int? = nil) {
      self.q = q
      self.sort = sort
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/search/repositories" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(q: q, sort: sort, perPage: perPage, page: page)
    }
  }
}
