public import ApusClient

extension Qiita {
  /// The articles under a tag.
  public struct TagItems: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Item]

    public static let documentation = EndpointDocumentation(
      "tag-items", "the articles under a tag",
      [
        .parameter("id", "the tag", example: "Swift"),
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

    public var path: EndpointPath { "/tags/\(id)/items" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
