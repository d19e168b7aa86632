public import ApusClient

extension Qiita {
  /// Gets an access token for one team.
  public struct CreateTeamAccessToken: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = AccessToken

    public static let documentation = EndpointDocumentation(
      "team-token create", "get an access token for one team",
      [
        .parameter("clientId", "the application's id", example: "0123456789abcdef0123456789abcdef01234567"),
        .parameter(
          "clientSecret", "the application's secret", example: "76543210fedcba9876543210fedcba9876543210"),
        .parameter(
          "code", "what the page of permission led back with",
          example: "00112233445566778899aabbccddeeff00112233"),
      ])

    struct Parameters: Encodable, Sendable {
      let clientId: String
      let clientSecret: String
      let code: String
    }

    public let clientId: String
    public let clientSecret: String
    public let code: String

    public init(clientId: String, clientSecret: String, code: String) {
      self.clientId = clientId
      self.clientSecret = clientSecret
      self.code = code
    }

    public var method: HTTPMethod { .post }
    public var path: EndpointPath { "/team_access_tokens" }
    public var parameters: (any Encodable & Sendable)? {
      Parameters(clientId: clientId, clientSecret: clientSecret, code: code)
    }
  }
}
