internal import ApusEncodings

/// Places that ask who you are.
enum AuthRoutes: RouteGroup {
  static let title = "Authentication"

  static let routes: [Route] = [
    .any(
      "/basic-auth/{user}/{password}", "Wants that name and password, by Basic authentication.",
      example: "/basic-auth/ada/1815"
    ) { call in
      let expected = "\(call.parameter("user")):\(call.parameter("password"))"
      let given = credentials(call, scheme: "Basic").flatMap { Base64.strictlyDecoded($0) }
      return given == Array(expected.utf8)
        ? welcome(call.parameter("user")) : refuse(#"Basic realm="practice", charset="UTF-8""#)
    }
    .taking(user).failing(401, with: refused),
    .any(
      "/digest-auth/{user}/{password}", "Wants that name and password, by Digest authentication (MD5).",
      example: "/digest-auth/ada/1815"
    ) { call in
      isDigestRight(call)
        ? welcome(call.parameter("user"))
        : refuse(#"Digest realm="practice", nonce="\#(nonce)", qop="auth", algorithm=MD5"#)
    }
    .taking(user).failing(401, with: refused),
    .any("/bearer", "Wants any bearer token but `bad` and `expired`.") { call in
      let token = credentials(call, scheme: "Bearer") ?? ""
      guard !token.isEmpty else { return refuse(#"Bearer realm="practice""#) }
      return Token(call) == .rejected
        ? refuse(#"Bearer realm="practice", error="invalid_token""#) : welcome(nil)
    }
    .needingToken().failing(401, with: refused),
  ]

  private static let user = [
    Parameter.path("user", .text, "The name that is wanted."),
    .path("password", .text, "The password that is wanted."),
  ]
  private static let refused = Schema.object(["authenticated": .boolean, "message": .text])

  /// Always the same, so that sessions replay; a real server never does this.
  private static let nonce = "7072616374696365"

  private static func credentials(_ call: Call, scheme: String) -> String? {
    guard let header = call.header("Authorization") else { return nil }
    let parts = header.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].equalsIgnoringCase(scheme) else { return nil }
    return parts[1].trimmingBlanks
  }

  private static func welcome(_ user: String?) -> Response {
    .json(.object([("authenticated", true)] + (user.map { [("user", .string($0))] } ?? [])))
  }

  private static func refuse(_ challenge: String) -> Response {
    .json(
      ["authenticated": false, "message": "Say who you are."], status: 401,
      [Field("WWW-Authenticate", challenge)])
  }

  /// RFC 7616, with `qop=auth`.
  private static func isDigestRight(_ call: Call) -> Bool {
    guard let header = credentials(call, scheme: "Digest") else { return false }
    let fields = HeaderParameters(header, separatedBy: ",")
    func value(_ name: String) -> String { fields[name] ?? "" }
    let user = call.parameter("user")
    let secret = MD5.hex("\(user):practice:\(call.parameter("password"))")
    let request = MD5.hex("\(call.request.method):\(call.request.target.raw)")
    let expected = MD5.hex("\(secret):\(nonce):\(value("nc")):\(value("cnonce")):auth:\(request)")
    return value("username") == user && value("nonce") == nonce && value("qop") == "auth"
      && value("uri") == call.request.target.raw && value("response") == expected
  }
}
