public import ApusClient

extension Qiita {
  /// Who is invited to a team. Needs a token.
  public struct ListInvitations: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = [Invitation]

    public static let documentation = EndpointDocumentation(
      "invitations", "who is invited to a team", needsToken: true,
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

    public var path: EndpointPath { "/team_invitations" }
    public var parameters: (any Encodable & Sendable)? {
      ListPage(page: page, perPage: perPage)
    }
  }
}
