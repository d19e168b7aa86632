internal import APIClient

/// Names whose values are secrets, whoever gave them.
package enum SecretNames {
  /// Query keys and form fields.
  package static func isQueryKey(_ name: String) -> Bool {
    WebURL.credentialKeys.contains(name.lowercased()) || isField(name)
  }

  /// Members of JSON objects. Spelling does not matter: `access_token`, `accessToken` and `Access-Token` are one.
  static func isField(_ name: String) -> Bool {
    fields.contains(name.lowercased().filter { $0 != "_" && $0 != "-" })
  }

  static func isHeader(_ field: HeaderField) -> Bool { field.isCredential || field.isNamed("Set-Cookie") }

  private static let fields: Set<String> = [
    "password", "passwd", "passphrase", "token", "accesstoken", "refreshtoken", "idtoken", "authtoken",
    "sessiontoken", "clientsecret", "secret", "secretkey", "apikey", "privatekey", "authorization",
  ]
}
