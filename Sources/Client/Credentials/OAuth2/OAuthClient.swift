/// Who asks for a token, as the program or the app is registered with a server.
public struct OAuthClient: Sendable, Hashable {
  /// Its name there. No secret.
  public let id: String
  /// What proves it; `nil` for one that anybody can have, such as an app on a telephone.
  public let secret: Secret?
  /// What the token shall be good for; none leaves it to the server.
  public let scopes: [String]

  /// A client; without a secret and without scopes by default.
  public init(id: String, secret: Secret? = nil, scopes: [String] = []) {
    self.id = id
    self.secret = secret
    self.scopes = scopes
  }

  /// As a request has them; `nil` without any.
  var scope: String? { scopes.isEmpty ? nil : scopes.joined(separator: " ") }

  /// Whether it wants to know who somebody is (OpenID Connect).
  package var isOpenID: Bool { scopes.contains("openid") }
}
