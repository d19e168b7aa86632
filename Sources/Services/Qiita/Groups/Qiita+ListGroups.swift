public import ApusClient

extension Qiita {
  /// The groups of a team, the newest first. Needs a token.
  public struct ListGroups: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Group]

    public static let documentation = EndpointDocumentation(
      "groups", "the groups of a team, the newest first", needsToken: true,
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

    public var path: EndpointPath { "/groups" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
