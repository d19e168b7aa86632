public import ApusClient

extension Qiita {
  /// The tags that a user follows.
  public struct FollowingTags: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [TagDetails]

    public static let documentation = EndpointDocumentation(
      "following-tags", "the tags that a user follows",
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

    public var path: EndpointPath { "/users/\(id)/following_tags" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
