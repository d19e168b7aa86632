public import ApusClient

extension Qiita {
  /// Takes an invitation to a team back. Needs a token.
  public struct DeleteInvitation: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "invitation cancel", "take an invitation to a team back", needsToken: true,
      [
        .parameter("email", "their email address", example: "ada@example.com")
      ])

    public let email: String

    public init(email: String) {
      self.email = email
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/team_invitations/\(email)" }
  }
}
