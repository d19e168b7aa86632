public import ApusClient

extension Qiita {
  /// Everybody, the newest first.
  public struct ListUsers: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [User.Response]

    public static let documentation = EndpointDocumentation(
      "users", "everybody, the newest first",
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

    public var path: EndpointPath { "/users" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
