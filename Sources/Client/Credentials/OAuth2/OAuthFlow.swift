internal import ApusEncodings
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
  /// Who is asked.
  public let server: OAuthServer
  /// Who asks.
  public let client: OAuthClient
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// A flow over a transport, which carries its requests as they are.
  public init(_ server: OAuthServer, _ client: OAuthClient, over transport: any Transport) {
    self.init(server, client, over: transport, now: { Date() })
  }

  package init(
    _ server: OAuthServer, _ client: OAuthClient, over transport: any Transport,
    now: @escaping @Sendable () -> Date
  ) {
    self.server = server
    self.client = client
    self.transport = transport
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
  /// - Throws: `OAuthError`; `oauth.endpoint` where the server knows no such thing.
  public func device() async throws(OAuthError) -> OAuthDevice {
    guard let endpoint = server.deviceEndpoint else {
      throw OAuthError(.oauthEndpoint, "the server has no codes for devices")
    }
    let (root, exchange) = try await ask(endpoint, client.scope.map { [("scope", $0)] } ?? [])
    guard let root, let device = OAuthDevice(root) else { throw noAnswer(endpoint, exchange) }
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
    let (_, exchange) = try await ask(endpoint, [("token", token.reveal()), ("token_type_hint", hint)])
    guard exchange.response?.isSuccess ?? false else { throw noAnswer(endpoint, exchange) }
  }

  // MARK: Asking

  private func tokens(
    _ items: [(String, String)], after old: OAuthTokens? = nil
  ) async throws(OAuthError) -> OAuthTokens {
    let (root, exchange) = try await ask(server.tokenEndpoint, items)
    // RFC 6749, 7.1: a token of a type that is not known is not to be used.
    if let type = root?["token_type"]?.string, !type.isEmpty, type.lowercased() != "bearer" {
      throw OAuthError(
        .oauthAnswer,
        "\(server.tokenEndpoint.origin) gave a token of the type \(OAuthError.short(type)), and only Bearer is known here",
        exchange: exchange)
    }
    guard let root, exchange.response?.isSuccess ?? false,
      let tokens = OAuthTokens(root, asked: client.scopes, at: now(), after: old)
    else { throw noAnswer(server.tokenEndpoint, exchange) }
    return tokens
  }

  /// Sends a form, and reads JSON; a refusal is thrown.
  private func ask(
    _ url: WebURL, _ items: [(String, String)]
  ) async throws(OAuthError) -> (Node?, Exchange) {
    guard url.isPrivate else {
      throw OAuthError(.oauthEndpoint, "\(url.origin) is not https: what goes there could be read on the way")
    }
    let exchange: Exchange
    do {
      exchange = try await transport.send(request(url, items))
    } catch {
      throw OAuthError(
        error.code, "\(url.origin) was asked for a token: \(error.message)", exchange: error.exchange)
    }
    let root = try? exchange.document().root
    if let root, let word = root["error"]?.string {
      throw OAuthError(
        refusedBy: "\(url.origin)", word, root["error_description"]?.string, exchange: exchange)
    }
    return (root, exchange)
  }

  private func request(_ url: WebURL, _ items: [(String, String)]) -> Request {
    var items = items
    var request = Request(method: .post, url: url, headers: ["Accept": "application/json"])
    // RFC 6749, 2.3.1: both are encoded as in a form first. A blank is %20, for servers that read + as it stands.
    if let secret = client.secret, server.secretPlace == .header {
      let password = Secret(PercentEncoding.encode(secret.reveal(), for: .queryValue), name: secret.name)
      let user = PercentEncoding.encode(client.id, for: .queryValue)
      request.headers = request.headers.adding(
        HeaderField(name: "Authorization", value: .basic(user: user, password: password)))
    } else {
      items.append(("client_id", client.id))
      if let secret = client.secret { items.append(("client_secret", secret.reveal())) }
    }
    request.body =
      server.dialect == .qiita ? Self.json(items) : .form(items.map { QueryItem(name: $0, value: $1) })
    // A redirect would carry secrets to who is not asked.
    request.options.followsRedirects = false
    request.options.limits.bodyBytes = 1 << 20
    return request
  }

  private static func json(_ items: [(String, String)]) -> RequestBody {
    var bytes: [UInt8] = []
    for (name, value) in items where ["client_id", "client_secret", "code"].contains(name) {
      bytes.append(UInt8(ascii: bytes.isEmpty ? "{" : ","))
      JSONString.appendQuoted(name, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      JSONString.appendQuoted(value, to: &bytes)
    }
    return .bytes(bytes + [UInt8(ascii: "}")], contentType: "application/json")
  }

  private func noAnswer(_ url: WebURL, _ exchange: Exchange) -> OAuthError {
    let status = exchange.response?.status ?? 0
    if exchange.response?.isRedirect ?? false, let place = exchange.response?.headers["Location"] {
      // A query may hold a secret.
      let other = OAuthError.short(String(place.prefix { $0 != "?" && $0 != "#" }))
      return OAuthError(
        .oauthAnswer,
        "\(url.origin) answered \(status), a redirect to \(other); no secret is sent on to there",
        exchange: exchange)
    }
    let type = exchange.response?.headers["Content-Type"].map { " with \(OAuthError.short($0))" } ?? ""
    return OAuthError(
      .oauthAnswer, "\(url.origin) answered \(status)\(type), which is no answer of OAuth 2",
      exchange: exchange)
  }
}
