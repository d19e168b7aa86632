public import ApusClient

extension Qiita {
  /// The projects of a team, the newest first. Needs a token.
  public struct ListProjects: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Project]

    public static let documentation = EndpointDocumentation(
      "projects", "the projects of a team, the newest first", needsToken: true,
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

    public var path: EndpointPath { "/projects" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
