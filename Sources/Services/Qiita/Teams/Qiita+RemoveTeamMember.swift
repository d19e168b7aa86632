public import ApusClient

extension Qiita {
  /// Takes a member out of a team. Needs a token.
  public struct RemoveTeamMember: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "team remove", "take a member out of a team", needsToken: true,
      [
        .parameter("id", "the user's name", example: "nanashi")
      ])

    public let id: String

    public init(id: String) {
      self.id = id
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/remove_team_member/\(id)" }
  }
}
