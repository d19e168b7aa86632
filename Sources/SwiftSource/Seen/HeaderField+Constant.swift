@_spi(Secrets) internal import APIClient

extension HeaderField {
  /// The header as source has it. Of a secret there is only what comes before it, such as `Bearer `, and the name
  /// of a variable.
  var constant: EndpointModel.Constant.Value {
    guard isCredential else { return .text(shown) }
    let text: String
    var secretName = name
    switch value {
    case .text(let plain): text = plain
    case .secret(let secret):
      text = secret.reveal()
      secretName = secret.name ?? name
    }
    let scheme = isNamed("Authorization") ? Self.scheme(of: text) : ""
    // Behind `Basic ` is more than the password, so that the password's name would be wrong.
    let isPair = scheme.lowercased() == "basic "
    return .secret(prefix: scheme, variable: VariableName.of(isPair ? name : secretName))
  }

  /// `Bearer ` of `Bearer abc`; empty where nothing is before the secret.
  private static func scheme(of text: String) -> String {
    let word = text.prefix { $0 != " " }
    let known = ["bearer", "token", "basic", "apikey", "negotiate"]
    return word.count < text.count && known.contains(word.lowercased()) ? word + " " : ""
  }
}
