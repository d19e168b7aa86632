extension AuthScheme {
  /// What GitHub took before it took bearer tokens, as other servers still do.
  package static let token = AuthScheme(
    "token", "a token, as GitHub took it first", .header(named: "Authorization"),
    spellings: ["token", "Token"], isStandard: false)
}
