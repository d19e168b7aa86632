public import ApusClient

extension Qiita {
  /// Your own articles, the newest first. Needs a token.
  public struct OwnItems: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Item]

    public static let documentation = EndpointDocumentation(
      "my-items", "your own articles, the newest first", needsToken: true,
      [
        .page,
        .perPage,
      ])

    public let page: Int?
    public let perPage: Int?

    public init(page: Int? = nil, perPage: Int? = nil) {
      self.page = page
      self.perPage = perPage
    }

    public var path: EndpointPath { "/authenticated_user/items" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
