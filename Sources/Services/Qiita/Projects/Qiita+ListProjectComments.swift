public import ApusClient

extension Qiita {
  /// The comments on a project. Needs a token.
  public struct ListProjectComments: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Comment]

    public static let documentation = EndpointDocumentation(
      "project comments", "the comments on a project", needsToken: true,
      [
        .parameter("id", "the project's number", example: "1"),
        .page,
        .perPage,
      ])

    public let id: PathNumber
    public let page: Int?
    public let perPage: Int?

    public init(id: Int, page: Int? = nil, perPage: Int? = nil) {
      self.id = PathNumber(id)
      self.page = page
      self.perPage = perPage
    }

    public var path: EndpointPath { "/projects/\(id)/comments" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
