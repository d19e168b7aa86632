public import ApusClient

extension Qiita {
  /// Who is in a group. Needs a token.
  public struct ListGroupMembers: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [GroupMember]

    public static let documentation = EndpointDocumentation(
      "group members", "who is in a group", needsToken: true,
      [
        .parameter("urlName", "the group's name in URLs", example: "dev"),
        .page,
        .perPage,
      ])

    public let urlName: String
    public let page: Int?
    public let perPage: Int?

    public init(urlName: String, page: Int? = nil, perPage: Int? = nil) {
      self.urlName = urlName
      self.page = page
      self.perPage = perPage
    }

    public var path: EndpointPath { "/groups/\(urlName)/members" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
