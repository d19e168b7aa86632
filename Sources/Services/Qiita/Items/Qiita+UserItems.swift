public import ApusClient

extension Qiita {
  /// The articles of a user, the newest first.
  public struct UserItems: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Item]

    public static let documentation = EndpointDocumentation(
      "user-items", "the articles of a user, the newest first",
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

    public var path: EndpointPath { "/users/\(id)/items" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
