public import APIClient

extension Qiita {
  /// The newest articles, a page at a time; the header `Total-Count` says how many there are.
  public struct ListItems: Endpoint {
    public typealias Home = Qiita
    public typealias Response = [Item]

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
