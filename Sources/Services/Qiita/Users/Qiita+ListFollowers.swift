public import ApusClient

extension Qiita {
  /// Who follows a user.
  public struct ListFollowers: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [User.Response]

    public static let documentation = EndpointDocumentation(
      "followers", "who follows a user",
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

    public var path: EndpointPath { "/users/\(id)/followers" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
