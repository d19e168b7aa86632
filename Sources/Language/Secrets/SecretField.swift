internal import ApusClient

/// What a secret of a line is given to, as the words in front of it tell.
package enum SecretField {
  /// `password` of `post /login user[password]=`, `X-Api-Key` of `get / X-Api-Key:` and of `set header X-Api-Key `; `nil`
  /// where there is no name that is one of secrets.
  package static func name(in before: some StringProtocol) -> String? {
    let signs: Set<Character> = ["=", ":", "'", "\"", "]", " ", "\t"]
    let rest = before.reversed().drop { signs.contains($0) }
    let name = String(
      rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }.reversed())
    let isSecret = SecretNames.Place.allCases.contains {
      $0 != .cookie && SecretNames.rule(of: name, in: $0) != nil
    }
    return !name.isEmpty && isSecret ? name : nil
  }
}
