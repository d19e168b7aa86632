public import ApusClient

extension GitHub {
  /// What a user has starred, a page at a time.
  public struct ListStars: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Repository]

    public static let documentation = EndpointDocumentation(
      "stars", "what a user has starred, a page at a time",
      [
        .parameter("login", "the user's name", example: "octocat"),
        .parameter("sort", "the order; by when it was starred unless given", example: "updated"),
        .perPage,
        .page,
      ])

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case created
      case updated
    }

    struct Parameters: Encodable, Sendable {
      let sort: Sort?
      let perPage: Int?
      let page: Int?
    }

    public let login: String
    public let sort: Sort?
    public let perPage: Int?
    public let page: Int?

    public init(login: String, sort: Sort? = nil, perPage: Int? = nil, page: Int? = nil) {
      self.login = login
      self.sort = sort
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/users/\(login)/starred" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(sort: sort, perPage: perPage, page: page)
    }
  }
}
