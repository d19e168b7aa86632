public import ApusClient

extension GitHub {
  /// Repositories that match a search such as `swift in:name stars:>100`.
  public struct SearchRepositories: DocumentedEndpoint {
    public typealias API = GitHub

    public static let documentation = EndpointDocumentation(
      "search", "repositories that match words and qualifiers",
      [
        .parameter("q", "what to look for, such as 'swift in:name stars:>100'", example: "swift"),
        .parameter("sort", "the order; the best match comes first unless given", example: "stars"),
        .parameter("perPage", "how many a page, 30 unless given and 100 at most", example: "5"),
        .parameter("page", "which page, from 1", example: "2"),
      ])

    public struct Response: Codable, Sendable, Hashable {
      public let totalCount: Int
      public let incompleteResults: Bool
      public let items: [Repository]
    }

    struct Parameters: Encodable, Sendable {
      let q: String
      let sort: Sort?
      let perPage: Int?
      let page: Int?
    }

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case stars, forks, updated
      case helpWantedIssues = "help-wanted-issues"
    }

    public let q: String
    /// The best match first when there is none.
    public let sort: Sort?
    public let perPage: Int?
    public let page: Int?

    public init(q: String, sort: Sort? = nil, perPage: Int? = nil, page: Int? = nil) {
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
