public import ApusClient

extension Qiita {
  /// What was done about the articles of a team: comments and reactions. Needs a token.
  public struct ListActions: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [ItemActions]

    public static let documentation = EndpointDocumentation(
      "actions", "what was done about the articles of a team: comments and reactions", needsToken: true,
      [
        .page,
        .perPage,
        .parameter("query", "when, such as created:>=2025-01", example: "created:>=2025-01"),
      ])

    struct Parameters: Encodable, Sendable {
      let page: Int?
      let perPage: Int?
      let query: String?
    }

    public let page: Int?
    public let perPage: Int?
    public let search: String?

    enum CodingKeys: String, CodingKey {
      case page
      case perPage
      case search = "query"
    }

    public init(page: Int? = nil, perPage: Int? = nil, search: String? = nil) {
      self.page = page
      self.perPage = perPage
      self.search = search
    }

    public var path: EndpointPath { "/items/reactions" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(page: page, perPage: perPage, query: search)
    }
  }
}
