internal import ApusEncodings
internal import Synchronization

/// An authorization server, and what it guards.
enum OAuthRoutes: RouteGroup {
  static let title = "OAuth 2"

  static let scopes = ["read", "write", "openid", "offline_access"]

  static let routes: [Route] = [
    .get("/.well-known/oauth-authorization-server", "Where the authorization server takes what (RFC 8414).") {
      .json(metadata($0))
    }
    .varying("it names the origin"),
    .get("/.well-known/openid-configuration", "The same, as OpenID Connect has it.") { .json(metadata($0)) }
      .varying("it names the origin"),
    .get("/.well-known/oauth-protected-resource", "Who gives tokens for this API (RFC 9728).") { call in
      .json(["resource": .string(call.origin), "authorization_servers": [.string(call.origin)]])
    }
    .varying("it names the origin"),
    .get(
      "/oauth/authorize", "Asks somebody for a yes, on a page; `approve=yes` says it.",
      example: "/oauth/authorize?client_id=apus&redirect_uri=http://127.0.0.1/"
    ) { OAuthPages.authorize($0) }
    .taking(
      .query("client_id", .text, "Who asks.", isRequired: true),
      .query("redirect_uri", .text, "Where the answer goes.", isRequired: true),
      .query("approve", .oneOf(["yes", "no"]), "The answer.")),
    .post(
      "/oauth/token", "Gives tokens: for a code, a device, a refresh token, or a client itself.",
      body: #"{"grant_type": "client_credentials", "client_id": "apus", "client_secret": "secret"}"#
    ) { OAuthTokenDesk($0).answer() }
    .failing(400, 401, with: refused),
    .post(
      "/oauth/device", "Gives a code to type on another screen (RFC 8628).", body: #"{"client_id": "apus"}"#
    ) {
      device($0)
    }
    .failing(400, with: refused).varying("it names the origin"),
    .get("/oauth/device", "Takes that code, on a page; `approve=yes` says yes.") { OAuthPages.device($0) }
      .taking(
        .query("user_code", .text, "The code."), .query("approve", .oneOf(["yes", "no"]), "The answer.")),
    .post("/oauth/revoke", "Takes a token back (RFC 7009).", body: #"{"token": "x"}"#) { call in
      let token = OAuthForm(call)["token"] ?? ""
      call.site.state.oauth.withLock { $0.revoke(token) }
      return .empty(200)
    },
    .get("/oauth/me", "Wants a token of this server, good for `read`.") { call in
      guarded(call, by: "read") { ["client": .string($0.client), "scopes": .strings($0.scopes)] }
    }
    .needingToken().failing(401, 403, with: refused),
    .post("/oauth/notes", "Wants a token of this server, good for `write`.", body: #"{"note": "x"}"#) {
      call in
      guarded(call, by: "write") { _ in ["noted": true] }
    }
    .needingToken().failing(401, 403, with: refused),
  ]

  static let refused = Schema.object(["error": .text, "error_description?": .text])

  private static func metadata(_ call: Call) -> JSONText {
    func url(_ path: String) -> JSONText { .string(call.origin + path) }
    return [
      "issuer": .string(call.origin), "authorization_endpoint": url("/oauth/authorize"),
      "token_endpoint": url("/oauth/token"), "device_authorization_endpoint": url("/oauth/device"),
      "revocation_endpoint": url("/oauth/revoke"), "scopes_supported": .strings(scopes),
      "response_types_supported": ["code"], "code_challenge_methods_supported": ["S256"],
      "grant_types_supported": [
        "authorization_code", "refresh_token", "client_credentials", .string(OAuthTokenDesk.deviceGrant),
      ],
      "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post", "none"],
    ]
  }

  /// As RFC 6749, 5.2 has it.
  static func refuse(
    _ error: String, _ description: String, status: Int = 400, _ fields: [Field] = []
  ) -> Response {
    .json(
      ["error": .string(error), "error_description": .string(description)], status: status,
      [Field("Cache-Control", "no-store")] + fields)
  }

  private static func device(_ call: Call) -> Response {
    let form = OAuthForm(call)
    guard let client = form["client_id"], !client.isEmpty else {
      return refuse("invalid_request", "client_id is missing.")
    }
    guard client != OAuthClientName.nobody.rawValue else {
      return refuse("invalid_client", "There is no client of that name.", status: 401)
    }
    guard let scopes = form.scopes else { return refuse("invalid_scope", "There is no such scope.") }
    let (name, userCode) = call.site.state.oauth.withLock { $0.device(for: client, scopes: scopes) }
    let place = call.origin + "/oauth/device"
    return .json(
      [
        "device_code": .string(name), "user_code": .string(userCode), "verification_uri": .string(place),
        "verification_uri_complete": .string("\(place)?user_code=\(userCode)"), "expires_in": 600,
        "interval": 1,
      ], [Field("Cache-Control", "no-store")])
  }

  /// What somebody gets who shows a token of this server that is good for it (RFC 6750).
  private static func guarded(
    _ call: Call, by scope: String, _ answer: (OAuthDesk.Grant) -> JSONText
  ) -> Response {
    let place = #"resource_metadata="\#(call.origin)/.well-known/oauth-protected-resource""#
    guard let token = Token.text(of: call) else {
      return refuse(
        "unauthorized", "Show a token of this server.", status: 401,
        [Field("WWW-Authenticate", "Bearer realm=\"practice\", scope=\"\(scope)\", \(place)")])
    }
    guard let grant = call.site.state.oauth.withLock({ $0.use(token) }) else {
      return refuse(
        "invalid_token", "The token is not good any more.", status: 401,
        [Field("WWW-Authenticate", "Bearer realm=\"practice\", error=\"invalid_token\", \(place)")])
    }
    guard grant.scopes.contains(scope) else {
      return refuse(
        "insufficient_scope", "The token is not good for \(scope).", status: 403,
        [Field("WWW-Authenticate", "Bearer error=\"insufficient_scope\", scope=\"\(scope)\"")])
    }
    return .json(answer(grant))
  }
}
