internal import ApusEncodings

extension AuthScheme {
  /// The scheme that a word before a proof is the word of, whatever its case.
  package static func of(word: some StringProtocol) -> AuthScheme? {
    let word = word.lowercased()
    return all.first { $0.word?.lowercased() == word }
  }

  /// The scheme of a value of `Authorization`, its word as it stands there with the blank, and what follows.
  package static func reading(_ value: String) -> (scheme: AuthScheme, word: String, rest: String)? {
    let word = value.prefix { $0 != " " }
    guard word.endIndex < value.endIndex, let scheme = of(word: word) else { return nil }
    return (scheme, word + " ", String(value[word.endIndex...].dropFirst()))
  }

  /// The scheme whose proof a field has, be it a secret or not.
  package static func of(_ field: HeaderField) -> AuthScheme? {
    of(word: said(by: field).text.prefix { $0 != " " })
  }

  /// The whole value, and the name of the secret that it is.
  private static func said(by field: HeaderField) -> (text: String, name: String?) {
    switch field.value {
    case .text(let text): (text, nil)
    case .secret(let secret): (secret.reveal(), secret.name)
    }
  }

  /// The user and the password that a field has, however they were given.
  package static func pair(
    in field: HeaderField
  ) -> (scheme: AuthScheme, user: String, password: Secret)? {
    let (text, name) = said(by: field)
    guard let (scheme, _, rest) = reading(text), let (user, password) = scheme.pair(in: rest) else {
      return nil
    }
    return (scheme, user, Secret(password, name: name))
  }

  /// The user and the password in what follows the word; `nil` for a scheme that sends none so.
  package func pair(in proof: String) -> (user: String, password: String)? {
    guard let bytes = pairCoding?.decoded(proof), let pair = String(validating: bytes, as: UTF8.self),
      let (user, password) = pair[...].parts(at: ":")
    else { return nil }
    return (String(user), String(password))
  }

  /// Whether this is a pair, of whatever characters.
  package func isPair(_ proof: String) -> Bool {
    pairCoding?.decoded(proof)?.contains(UInt8(ascii: ":")) ?? false
  }
}
