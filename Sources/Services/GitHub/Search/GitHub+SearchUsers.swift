public import ApusClient

extension GitHub {
  /// Users that match words and qualifiers.
  public struct SearchUsers: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = UserMatches

    public static let documentation = EndpointDocumentation(
      "search-users", "users that match words and qualifiers",
      [
        .parameter("q", "words and qualifiers, such as 'mona followers:>100'", example: "mona"),
        .parameter("sort", "the order; the best match comes first unless given", example: "followers"),
        .perPage,
        .page,
      ])

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case followers
      case repositories
      case joined
    }

    struct Parameters: Encodable, Sendable {
      let q: String
      let sort: Sort?
      let perPage: Int?
      let page: Int?
    }

    public let q: String
    public let sort: Sort?
    public let perPage: Int?
    public let page: Int?

    public init(q: String, sort: Sort? = nil, perPage: Int? = nil, page: Int? = nil) {
      self.q = q
      self.sort = sort
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/search/users" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(q: q, sort: sort, perPage: perPage, page: page)
    }
  }
}
