public import ApusClient

extension Qiita {
  /// Invites somebody to a team. Needs a token.
  public struct CreateInvitation: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = Invitation

    public static let documentation = EndpointDocumentation(
      "invitation send", "invite somebody to a team", needsToken: true,
      [
        .parameter("email", "their email address", example: "grace@example.com")
      ])

    struct Parameters: Encodable, Sendable {
      let email: String
    }

    public let email: String

    public init(email: String) {
      self.email = email
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/team_invitations" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(email: email)
    }
  }
}
