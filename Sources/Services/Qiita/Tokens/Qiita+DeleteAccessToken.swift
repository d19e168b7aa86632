public import ApusClient

extension Qiita {
  /// Gives an access token back.
  public struct DeleteAccessToken: DocumentedEndpoint {
    public typealias API = Qiita
    public typealias Response = EmptyResponse

    public static let documentation = EndpointDocumentation(
      "token delete", "give an access token back",
      [
        .parameter("token", "the token", example: "8899aabbccddeeff001122334455667788990011")
      ])

    public let token: String

    public init(token: String) {
      self.token = token
    }

    public var method: HTTPMethod { .delete }
    public var path: EndpointPath { "/access_tokens/\(token)" }
  }
}
