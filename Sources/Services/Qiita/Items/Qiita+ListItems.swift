public import ApusClient

extension Qiita {
  /// The newest articles, a page at a time; the header `Total-Count` says how many there are.
  public struct ListItems: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Item]

    public static let documentation = EndpointDocumentation(
      "items", "the newest articles, a page at a time",
      [
        .parameter("page", "which page, 1 to 100", example: "2"),
        .parameter("perPage", "how many a page, 20 unless given and 100 at most", example: "5"),
        .parameter("query", "a search such as tag:swift", example: "tag:swift"),
      ])

    struct Parameters: Encodable, Sendable {
      let page: Int?
      let perPage: Int?
      let query: String?
    }

    /// 1 to 100.
    public let page: Int?
    /// Qiita's default is 20, its most is 100.
    public let perPage: Int?
    /// A search such as `tag:swift`.
    public let search: String?

    enum CodingKeys: String, CodingKey {
      case page, perPage
      case search = "query"
    }

    public init(page: Int? = nil, perPage: Int? = nil, search: String? = nil) {
      self.page = page
      self.perPage = perPage
      self.search = search
    }

    public var path: EndpointPath { "/items" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(page: page, perPage: perPage, query: search)
    }
  }
}
