public import ApusClient

extension Qiita {
  /// Who likes an article.
  public struct ListLikes: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Liker]

    public static let documentation = EndpointDocumentation(
      "likes", "who likes an article",
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

    public var path: EndpointPath { "/items/\(id)/likes" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
