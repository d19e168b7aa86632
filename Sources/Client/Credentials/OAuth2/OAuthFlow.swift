internal import ApusJSON

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Asks an authorization server for tokens (OAuth 2).
///
///     let flow = OAuthFlow(server, OAuthClient(id: "my-app", scopes: ["read"]), over: transport)
///     let asking = try OAuthAuthorization(server, flow.client, redirect: "my-app:/done")
///     // … open asking.url, and take the address that the browser is sent to …
///     let tokens = try await flow.tokens(for: asking, code: try asking.code(from: items))
///
/// There is no way to give it somebody's password, and no token is taken from a redirect: RFC 9700 has both given up.
public struct OAuthFlow: Sendable {
  /// Who is asked, with what its answers have shown of it.
  public var server: OAuthServer { asking.server }
  /// Who asks.
  public var client: OAuthClient { asking.client }
  private let asking: OAuthAsking
  private let now: @Sendable () -> Date

  /// A flow over a transport, which carries its requests as they are.
  public init(_ server: OAuthServer, _ client: OAuthClient, over transport: any Transport) {
    self.init(server, client, over: transport, now: { Date() })
  }

  package init(
    _ server: OAuthServer, _ client: OAuthClient, over transport: any Transport,
    now: @escaping @Sendable () -> Date
  ) {
    asking = OAuthAsking(server, client, over: transport)
    self.now = now
  }

  // MARK: Grants

  /// The tokens for a code that the browser brought back.
  ///
  /// - Throws: `OAuthError`; of the code `oauth.state` where the ID token is for another login.
  public func tokens(
    for authorization: OAuthAuthorization, code: Secret
  ) async throws(OAuthError) -> OAuthTokens {
    let tokens = try await tokens([
      ("grant_type", "authorization_code"), ("code", code.reveal()), ("redirect_uri", authorization.redirect),
      ("code_verifier", authorization.proof.verifier.reveal()),
    ])
    try authorization.check(tokens)
    return tokens
  }

  /// A token for the client itself.
  ///
  /// - Throws: `OAuthError`.
  public func tokensOfClient() async throws(OAuthError) -> OAuthTokens {
    try await tokens([("grant_type", "client_credentials")] + (client.scope.map { [("scope", $0)] } ?? []))
  }

  /// The tokens that follow these. Where the server gives a new refresh token, it takes the place of the old one.
  ///
  /// - Throws: `OAuthError`; `oauth.expired` where there is no refresh token, though the server may have refused the token.
  public func renewed(_ old: OAuthTokens) async throws(OAuthError) -> OAuthTokens {
    guard let refresh = old.refreshToken else {
      throw OAuthError(
        .oauthExpired,
        old.isExpired(at: now())
          ? "the token has run out, and there is nothing to renew it with"
          : "the token was refused, and there is nothing to renew it with")
    }
    return try await tokens(
      [("grant_type", "refresh_token"), ("refresh_token", refresh.reveal())], after: old)
  }

  // MARK: Devices

  /// A code for somebody to type elsewhere.
  ///
  /// - Throws: `OAuthError`; `oauth.endpoint` where the server knows no such thing, or gives its tokens without TLS.
  public func device() async throws(OAuthError) -> OAuthDevice {
    guard let endpoint = server.deviceEndpoint else {
      throw OAuthError(.oauthEndpoint, "the server has no codes for devices")
    }
    // Before somebody says yes to what would end there.
    try server.tokenEndpoint.checkIsPrivate()
    let (root, exchange) = try await asking.ask(endpoint, client.scope.map { [("scope", $0)] } ?? [])
    guard let root, let device = OAuthDevice(root) else { throw asking.noAnswer(endpoint, exchange) }
    return device
  }

  /// Asks again and again until somebody has said yes or no.
  ///
  /// - Parameter pause: lets time pass; the task's own sleep by default.
  /// - Throws: `OAuthError`; `oauth.expired` where nobody did in time. What `pause` throws.
  public func tokens(
    for device: OAuthDevice,
    pause: (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) async throws -> OAuthTokens {
    var (interval, waited) = (device.interval, Duration.zero)
    while waited < device.lifetime {
      try await pause(interval)
      waited += interval
      do {
        return try await tokens([
          ("grant_type", "urn:ietf:params:oauth:grant-type:device_code"),
          ("device_code", device.code.reveal()),
        ])
      } catch {
        switch (error.word, error.code) {
        case ("authorization_pending", _): continue
        case ("slow_down", _): interval += .seconds(5)
        // RFC 8628, 3.5: a server that cannot be reached is asked less often.
        case (nil, .timeoutConnect), (nil, .timeoutIdle), (nil, .timeoutTotal): interval *= 2
        default: throw error
        }
      }
    }
    throw OAuthError(.oauthExpired, "nobody entered the code in time")
  }

  /// Tells the server that nobody will show these any more (RFC 7009).
  ///
  /// - Throws: `OAuthError`; `oauth.endpoint` where the server knows no such thing.
  public func revoke(_ tokens: OAuthTokens) async throws(OAuthError) {
    guard let endpoint = server.revocationEndpoint else {
      throw OAuthError(.oauthEndpoint, "the server has no address where a token is given back")
    }
    // With the refresh token the access tokens that came of it end, too.
    let (token, hint) =
      tokens.refreshToken.map { ($0, "refresh_token") } ?? (tokens.accessToken, "access_token")
    let items = [("token", token.reveal()), ("token_type_hint", hint)]
    let (_, exchange) = try await asking.ask(endpoint, items)
    guard exchange.response?.isSuccess ?? false else { throw asking.noAnswer(endpoint, exchange) }
  }

  // MARK: Asking

  private func tokens(
    _ items: [(String, String)], after old: OAuthTokens? = nil
  ) async throws(OAuthError) -> OAuthTokens {
    let (root, exchange) = try await asking.ask(server.tokenEndpoint, items)
    // RFC 6749, 7.1: a token of a type that is not known is not to be used.
    if let type = root?["token_type"]?.string, !type.isEmpty, type.lowercased() != "bearer" {
      throw OAuthError(
        .oauthAnswer,
        "\(server.tokenEndpoint.origin) gave a token of the type \(OAuthError.short(type)), and only Bearer is known here",
        exchange: exchange)
    }
    guard let root, exchange.response?.isSuccess ?? false,
      let tokens = OAuthTokens(root, asked: client.scopes, at: now(), after: old)
    else { throw asking.noAnswer(server.tokenEndpoint, exchange) }
    guard tokens.canBeShown else {
      throw OAuthError(
        .oauthAnswer, "\(server.tokenEndpoint.origin) gave a token with a line break or a NUL in it",
        exchange: exchange)
    }
    return tokens
  }
}
