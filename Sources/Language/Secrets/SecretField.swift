internal import ApusClient

/// What a secret of a line is given to, as the words in front of it tell.
package enum SecretField {
  /// `password` of `post /login user[password]=`, `X-Api-Key` of `get / X-Api-Key:` and of `set header X-Api-Key `; `nil`
  /// where there is no name that is one of secrets.
  package static func name(in before: some StringProtocol) -> String? {
    let signs: Set<Character> = ["=", ":", "'", "\"", "]", " ", "\t"]
    let rest = before.reversed().drop { signs.contains($0) }
    var name = String(
      rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }.reversed())
    // In a shell's `$'…\nX-Api-Key: ` the first letter is none of its own.
    if name.hasPrefix("n"), rest.dropFirst(name.count).first == "\\", before.contains("$'") {
      name.removeFirst()
    }
    let isSecret = SecretNames.Place.allCases.contains {
      $0 != .cookie && SecretNames.rule(of: name, in: $0) != nil
    }
    // The usual scheme is no name here, and says no more of a secret than `auth` before it.
    let isScheme = name.lowercased() == AuthScheme.usualToken.name
    return !name.isEmpty && isSecret && !isScheme ? name : nil
  }
}
