/// Where an authorization server takes what: the endpoints of OAuth 2 (RFC 6749).
///
/// It is found by `OAuthServer.found(at:over:)`, or is made of addresses that a documentation names.
public struct OAuthServer: Sendable, Hashable {
  /// What differs from the standards, for services that came before them.
  package enum Dialect: Sendable, Hashable {
    case standard
    /// JSON goes out, and the token comes back as `token`.
    case qiita
  }

  /// How a client shows its secret to the token endpoint.
  package enum SecretPlace: Sendable, Hashable { case header, body }

  /// Its name, as it says it itself; `nil` where nothing told it.
  public var issuer: String?
  /// Where somebody is asked in a browser; `nil` where that cannot be done.
  public var authorizationEndpoint: WebURL?
  /// Where tokens are had.
  public var tokenEndpoint: WebURL
  /// Where a device asks for a code (RFC 8628); `nil` where there is no such thing.
  public var deviceEndpoint: WebURL?
  /// Where a token is given back (RFC 7009); `nil` where there is no such thing.
  public var revocationEndpoint: WebURL?
  /// Where its public keys are; `nil` where nothing tells.
  public var keys: WebURL?
  /// The scopes that it names.
  public var scopes: [String]
  package var dialect = Dialect.standard
  package var secretPlace = SecretPlace.header
  /// Whether the secret may go into the form: a server that does not say where it takes it may take it there.
  package var takesSecretInForm = true
  /// Whether its answers to the redirect say who answers (RFC 9207).
  package var namesItself = false
  /// Whether it takes the proof of RFC 7636 that is used here: one that says nothing of it may.
  package var takesS256 = true

  /// A server of its addresses; all but the token endpoint are unknown by default.
  public init(
    issuer: String? = nil, authorizationEndpoint: WebURL? = nil, tokenEndpoint: WebURL,
    deviceEndpoint: WebURL? = nil, revocationEndpoint: WebURL? = nil, keys: WebURL? = nil,
    scopes: [String] = []
  ) {
    self.issuer = issuer
    self.authorizationEndpoint = authorizationEndpoint
    self.tokenEndpoint = tokenEndpoint
    self.deviceEndpoint = deviceEndpoint
    self.revocationEndpoint = revocationEndpoint
    self.keys = keys
    self.scopes = scopes
  }

  /// The endpoints that get something which nobody on the way may read.
  var endpoints: [WebURL] {
    [tokenEndpoint] + [authorizationEndpoint, deviceEndpoint, revocationEndpoint].compactMap(\.self)
  }
}

extension WebURL {
  /// Whether nobody on the way can read what goes there.
  package var isPrivate: Bool { scheme == "https" || isOnThisMachine || isOfPractice }

  /// Refuses a place where what goes there could be read.
  func checkIsPrivate() throws(OAuthError) {
    guard !isPrivate else { return }
    throw OAuthError(.oauthEndpoint, "\(origin) is not https: what goes there could be read on the way")
  }
}
