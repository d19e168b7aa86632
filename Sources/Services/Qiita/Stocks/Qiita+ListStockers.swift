public import ApusClient

extension Qiita {
  /// Who keeps an article.
  public struct ListStockers: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [User.Response]

    public static let documentation = EndpointDocumentation(
      "stockers", "who keeps an article",
      [
        .parameter("id", "the article's id", example: "bb26615c7faed2a60ad0"),
        .page,
        .perPage,
      ])

    public let id: String
    public let page: Int?
    public let perPage: Int?

    public init(id: String, page: Int? = nil, perPage: Int? = nil) {
      self.id = id
      self.page = page
      self.perPage = perPage
    }

    public var path: EndpointPath { "/items/\(id)/stockers" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
