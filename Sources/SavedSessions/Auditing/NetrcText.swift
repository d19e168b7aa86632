internal import ApusRedaction

/// The lines of a file of credentials, as curl and others read it: `machine h login u password x`.
struct NetrcText {
  /// The word before the next one.
  private(set) var last = ""

  mutating func redacted(_ line: String, _ redactor: inout Redactor) -> String {
    var result = ""
    var rest = line[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      result += rest[..<start]
      let word = rest[start...].prefix { !$0.isWhitespace }
      let isSecret = last == "password" && !SecretPlaceholder.isReference(String(word))
      result += isSecret ? redactor.placeholder(for: String(word), named: last) : String(word)
      last = last == "password" ? "" : String(word)
      rest = rest[word.endIndex...]
    }
    return result + rest
  }
}
