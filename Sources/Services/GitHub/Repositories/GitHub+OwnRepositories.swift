public import ApusClient

extension GitHub {
  /// Your own repositories, private ones too, a page at a time. Needs a token.
  public struct OwnRepositories: DocumentedEndpoint {
    public typealias API = GitHub
    public typealias Response = [Repository]

    public static let documentation = EndpointDocumentation(
      "my-repos", "your own repositories, private ones too, a page at a time", needsToken: true,
      [
        .parameter("visibility", "those that everybody sees, or the others", example: "public"),
        .parameter("sort", "the order; by full name unless given", example: "updated"),
        .perPage,
        .page,
      ])

    public enum Visibility: String, Codable, Sendable, CaseIterable {
      case all
      case `public`
      case `private`
    }

    public enum Sort: String, Codable, Sendable, CaseIterable {
      case created
      case updated
      case pushed
      case fullName = "full_name"
    }

    struct Parameters: Encodable, Sendable {
      let visibility: Visibility?
      let sort: Sort?
      let perPage: Int?
      let page: Int?
    }

    public let visibility: Visibility?
    public let sort: Sort?
    public let perPage: Int?
    public let page: Int?

    public init(visibility: Visibility? = nil, sort: Sort? = nil, perPage: Int? = nil, page: Int? = nil) {
      self.visibility = visibility
      self.sort = sort
      self.perPage = perPage
      self.page = page
    }

    public var path: EndpointPath { "/user/repos" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(visibility: visibility, sort: sort, perPage: perPage, page: page)
    }
  }
}
