internal import ApusEncodings
internal import Synchronization

/// The token endpoint of the practice API's authorization server.
struct OAuthTokenDesk {
  static let deviceGrant = "urn:ietf:params:oauth:grant-type:device_code"

  private let call: Call
  private let form: OAuthForm
  private let client: String
  private let secret: String?

  init(_ call: Call) {
    self.call = call
    form = OAuthForm(call)
    let parts = (call.header("Authorization") ?? "").split(separator: " ", maxSplits: 1)
    if parts.count == 2, parts[0].equalsIgnoringCase("Basic") {
      let pair = String(decoding: Base64.strictlyDecoded(parts[1]) ?? [], as: UTF8.self)
        .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      client = pair.first.map { PercentEncoding.decode($0) } ?? ""
      secret = pair.count > 1 ? PercentEncoding.decode(pair[1]) : nil
    } else {
      client = form["client_id"] ?? ""
      secret = form["client_secret"]
    }
  }

  func answer() -> Response {
    guard !client.isEmpty, client != OAuthClientName.nobody.rawValue, secret != "wrong" else {
      return refuse("invalid_client", "There is no client of that name and secret.", status: 401)
    }
    if client == OAuthClientName.html.rawValue { return .html("<h1>Please log in</h1>\n") }
    switch form["grant_type"] {
    case "authorization_code": return forCode()
    case "refresh_token": return forRefreshToken()
    case "client_credentials": return forClient()
    case Self.deviceGrant: return forDevice()
    case nil: return refuse("invalid_request", "grant_type is missing.")
    default: return refuse("unsupported_grant_type", "This server gives no tokens for that.")
    }
  }

  private func forCode() -> Response {
    guard let code = call.site.state.oauth.withLock({ $0.take(code: form["code"] ?? "") }),
      code.client == client, code.redirect == form["redirect_uri"]
    else { return refuse("invalid_grant", "The code is not good, or not any more.") }
    guard Self.challenge(form["code_verifier"] ?? "") == code.challenge else {
      return refuse("invalid_grant", "The code_verifier does not fit the code_challenge.")
    }
    return tokens(code.scopes, isRenewable: true, nonce: code.nonce)
  }

  /// S256 of RFC 7636.
  private static func challenge(_ verifier: String) -> String {
    Base64.encoded(SHA256.hash(Array(verifier.utf8))).replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  private func forRefreshToken() -> Response {
    let grant = call.site.state.oauth.withLock { $0.take(refreshToken: form["refresh_token"] ?? "") }
    guard let grant, grant.client == client, client != OAuthClientName.stale.rawValue else {
      return refuse("invalid_grant", "The refresh token is not good, or not any more.")
    }
    return tokens(grant.scopes, isRenewable: true, isRenewed: true)
  }

  private func forClient() -> Response {
    guard secret?.isEmpty == false else {
      return refuse("invalid_client", "Who asks for itself shows a secret.", status: 401)
    }
    guard let scopes = form.scopes else { return refuse("invalid_scope", "There is no such scope.") }
    return tokens(scopes, isRenewable: false)
  }

  private func forDevice() -> Response {
    let name = form["device_code"] ?? ""
    guard let device = call.site.state.oauth.withLock({ $0.ask(device: name) }), device.client == client
    else {
      return refuse("invalid_grant", "There is no such code.")
    }
    switch OAuthClientName(rawValue: client) {
    case .late: return refuse("expired_token", "The code has run out.")
    case .slow where device.questions == 1: return refuse("slow_down", "Ask less often.")
    default: break
    }
    switch device.answer {
    case .waiting: return refuse("authorization_pending", "Nobody has said yes yet.")
    case .no: return refuse("access_denied", "Somebody said no.")
    case .yes:
      call.site.state.oauth.withLock { $0.take(device: name) }
      return tokens(device.scopes, isRenewable: true)
    }
  }

  private func tokens(
    _ scopes: [String], isRenewable: Bool, isRenewed: Bool = false, nonce: String? = nil
  ) -> Response {
    let given = call.site.state.oauth.withLock {
      $0.tokens(for: client, scopes, isRenewable: isRenewable, isRenewed: isRenewed)
    }
    var members: [(String, JSONText)] = [
      ("access_token", .string(given.access)), ("token_type", "Bearer"), ("expires_in", 3600),
      ("scope", .string(scopes.joined(separator: " "))),
    ]
    if let refresh = given.refresh { members.append(("refresh_token", .string(refresh))) }
    if scopes.contains("openid") { members.append(("id_token", .string(idToken(nonce)))) }
    return .json(.object(members), [Field("Cache-Control", "no-store")])
  }

  /// Signed by nobody, as its header says.
  private func idToken(_ nonce: String?) -> String {
    let claims =
      JSONText.object([("iss", .string(call.origin)), ("sub", "ada"), ("aud", .string(client))])
      .adding(nonce.map { [("nonce", .string($0))] } ?? [])
    let parts = [JSONText.object([("alg", "none")]), claims].map { part in
      Base64.encoded(part.writtenOnOneLine()).replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    }
    return parts.joined(separator: ".") + "."
  }

  private func refuse(_ error: String, _ description: String, status: Int = 400) -> Response {
    let fields = status == 401 ? [Field("WWW-Authenticate", #"Basic realm="practice""#)] : []
    return OAuthRoutes.refuse(error, description, status: status, fields)
  }
}
