internal import APIClient
internal import Transcripts

/// Recognises what is probably a secret in text somebody typed. When in doubt it says yes: a line that is not in
/// the history can be typed again, a token that leaked cannot be taken back.
package enum SecretShapes {
  /// Whether a line has something in it that must not be kept.
  package static func isIn(line: String) -> Bool {
    if !TokenShapes.ranges(in: Array(line.utf8)).isEmpty { return true }
    let words = Words(line).words.map(\.text)
    if MaskedLine(line).hidesSomething { return true }
    if words.first?.lowercased() == "auth" { return isLiteralCredential(words.dropFirst()) }
    return words.indices.contains { carries(words, at: $0) }
  }

  /// Whether a field, a query item or a variable of that name certainly holds a secret. One that is named `key` is more
  /// often than not just a key.
  static func isSecret(name: String) -> Bool {
    SecretNames.isQueryKey(name) && name.lowercased() != "key"
  }

  /// `auth bearer env:TOKEN` names where a secret is; `auth bearer abc` is one.
  private static func isLiteralCredential(_ arguments: ArraySlice<String>) -> Bool {
    arguments.dropFirst().contains { word in
      !word.hasPrefix("env:") && !word.hasPrefix("file:") && !word.hasPrefix("{{")
    }
  }

  private static func carries(_ words: [String], at index: Int) -> Bool {
    let word = words[index]
    let flags = ["-a", "-u", "--auth", "--user", "-b", "--cookie"]
    if index > 0, flags.contains(words[index - 1]) { return true }
    if flags.contains(where: { $0.hasPrefix("--") && word.hasPrefix($0 + "=") }) { return true }
    if let user = word.firstRange(of: "://").map({ word[$0.upperBound...].prefix { $0 != "/" } }),
      user.contains("@"), user.prefix(while: { $0 != "@" }).contains(":")
    {
      return true
    }
    return hasCredentialName(word)
  }

  /// `Authorization:x`, `access_token==x`, `password=x`, `?token=x`, `"password": "x"`.
  private static func hasCredentialName(_ word: String) -> Bool {
    let parts = word.lowercased().split { "?&{,[ \"'".contains($0) }
    return parts.indices.contains { index in
      let part = parts[index]
      let name = part.prefix { $0 != ":" && $0 != "=" && $0 != ";" }
      guard WebURL.credentialKeys.contains(String(name)) || HeaderField(String(name), "").isCredential else {
        return false
      }
      let value = part.dropFirst(name.count).drop { ":=;".contains($0) }
      let isJSONKey = value.isEmpty && index + 1 < parts.endIndex
      return isJSONKey || !(value.isEmpty || value.hasPrefix("{{") || value.hasPrefix("env:"))
    }
  }
}
