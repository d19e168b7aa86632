public import ApusClient

extension GitHub {
  /// Issues and pull requests that match words and qualifiers.
  public struct SearchIssues: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = IssueMatches

    public static let documentation = EndpointDocumentation(
      "search-issues", "issues and pull requests that match words and qualifiers",
      [
        .parameter("q", "words and qualifiers, such as 'is:open label:bug'", example: "is:open"),
        .parameter("sort", "the order; the best match comes first unless given", example: "comments"),
        .perPage,
        .page,
      ])

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case comments
      case created
      case updated
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

    public var path: EndpointPath { "/search/issues" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(q: q, sort: sort, perPage: perPage, page: page)
    }
  }
}
