@_spi(Secrets) internal import ApusClient
internal import ApusRedaction

extension HeaderField {
  /// The header as source has it. Of a secret there is only what comes before it, such as `Bearer `, and the name
  /// of a variable.
  ///
  /// - Parameter rules: what somebody declared to be secret.
  func constant(_ rules: RedactionRules) -> EndpointModel.Constant.Value {
    guard isCredential else {
      var redactor = Redactor()
      let isPlain = !rules.hides(header: name) && redactor.redactValue(of: self) == shown
      return isPlain ? .text(shown) : .secret(prefix: "", variable: VariableName.of(name))
    }
    let text: String
    var secretName = name
    switch value {
    case .text(let plain): text = plain
    case .secret(let secret):
      text = secret.reveal()
      secretName = secret.name ?? name
    }
    guard isNamed("Authorization") else {
      return .secret(prefix: "", variable: VariableName.of(secretName))
    }
    guard let (scheme, word, _) = AuthScheme.reading(text) else {
      return .secret(prefix: Self.foreignWord(of: text), variable: VariableName.of(secretName))
    }
    // A pair is more than the password, so that the password's name would be wrong.
    if scheme.pairCoding != nil { return .secret(prefix: word, variable: VariableName.of(name)) }
    return .secret(prefix: scheme.sendsSecretItself ? word : "", variable: VariableName.of(secretName))
  }

  /// `ApiKey ` of `ApiKey abc`: words of schemes that are none here. Empty where nothing is before the secret.
  private static func foreignWord(of text: String) -> String {
    let word = text.prefix { $0 != " " }
    return word.count < text.count && ["apikey", "negotiate"].contains(word.lowercased()) ? word + " " : ""
  }
}
