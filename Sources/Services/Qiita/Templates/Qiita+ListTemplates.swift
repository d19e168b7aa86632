public import ApusClient

extension Qiita {
  /// The templates of a team. Needs a token.
  public struct ListTemplates: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Template]

    public static let documentation = EndpointDocumentation(
      "templates", "the templates of a team", needsToken: true,
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

    public var path: EndpointPath { "/templates" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
