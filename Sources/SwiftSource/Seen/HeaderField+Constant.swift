@_spi(Secrets) internal import APIClient

extension HeaderField {
  /// The header as source has it. Of a secret there is only what comes before it, such as `Bearer `, and the name
  /// of a variable.
  var constant: EndpointModel.Constant.Value {
    guard isCredential else { return .text(shown) }
    let isAuthorization = isNamed("Authorization")
    let text: String
    var variable = isAuthorization ? "TOKEN" : environmentVariable(name)
    switch value {
    case .text(let plain): text = plain
    case .secret(let secret):
      text = secret.reveal()
      if let name = secret.name { variable = name }
    }
    return .secret(prefix: isAuthorization ? Self.scheme(of: text) : "", variable: variable)
  }

  /// `Bearer ` of `Bearer abc`; empty where nothing is before the secret.
  private static func scheme(of text: String) -> String {
    let word = text.prefix { $0 != " " }
    let known = ["bearer", "token", "basic", "apikey", "negotiate"]
    return word.count < text.count && known.contains(word.lowercased()) ? word + " " : ""
  }
}

/// `ACCESS_TOKEN` for `access_token`, `X_API_KEY` for `X-Api-Key`.
func environmentVariable(_ name: String) -> String {
  String(name.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}
