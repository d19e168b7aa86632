public import ApusClient

extension Qiita {
  /// The articles that a user keeps.
  public struct UserStocks: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Item]

    public static let documentation = EndpointDocumentation(
      "stocks", "the articles that a user keeps",
      [
        .parameter("id", "the user's name", example: "tsubame"),
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

    public var path: EndpointPath { "/users/\(id)/stocks" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
