public import ApusClient

extension Qiita {
  /// Whom a user follows.
  public struct ListFollowees: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [User.Response]

    public static let documentation = EndpointDocumentation(
      "followees", "whom a user follows",
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

    public var path: EndpointPath { "/users/\(id)/followees" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
