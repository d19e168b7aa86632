public import ApusClient

extension GitHub {
  /// Commits that match words and qualifiers.
  public struct SearchCommits: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = CommitMatches

    public static let documentation = EndpointDocumentation(
      "search-commits", "commits that match words and qualifiers",
      [
        .parameter(
          "q", "words and qualifiers, such as 'fix repo:octocat/Hello-World'",
          example: "'repo:octocat/Hello-World first'"),
        .parameter("sort", "the order; the best match comes first unless given", example: "author-date"),
        .perPage,
        .page,
      ])

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case authorDate = "author-date"
      case committerDate = "committer-date"
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

    public var path: EndpointPath { "/search/commits" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(q: q, sort: sort, perPage: perPage, page: page)
    }
  }
}
