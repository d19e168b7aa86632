extension AuthScheme {
  /// RFC 6750.
  package static let bearer = AuthScheme(
    "bearer", "a token, as OAuth 2 sends it", .header(named: "Authorization"), spellings: ["Bearer"],
    words: Words(curlSecret: "--oauth2-bearer", httpie: "bearer"))
}

extension Secret {
  /// The value of an `Authorization` field for a bearer token (RFC 6750).
  public static func bearer(_ token: Secret) -> Secret { token.prefixed(by: "Bearer ") }
}

extension Authentication {
  /// `Authorization: Bearer …`
  public static func bearer(_ token: Secret, for origin: Origin) -> Authentication {
    Authentication("Authorization", .bearer(token), for: origin)
  }
}

extension TokenRefresh {
  /// A token in `Authorization: Bearer …`.
  ///
  /// - Parameters:
  ///   - token: the one to begin with. Without one, the first request asks for it.
  ///   - origin: where it is shown.
  ///   - refresh: gets another one. What it sends must not go through this middleware.
  public convenience init(token: Secret? = nil, for origin: Origin, refresh: @escaping Refresh) {
    self.init(token: token, for: origin, field: "Authorization", prefix: "Bearer ", refresh: refresh)
  }
}
