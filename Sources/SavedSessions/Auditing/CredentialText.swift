internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// The value of a header with a credential, as people write it: the word of the scheme stays, the rest goes, but for
/// who asks and for what names a variable.
struct CredentialText {
  let name: String
  let text: String

  func redacted(by redactor: inout Redactor) -> String {
    let words = text.split(separator: " ")
    guard let word = words.first, words.count > 1, Self.mayBeScheme(word) else {
      let isReference = words.contains { SecretPlaceholder.isReference(String($0)) }
      return isReference ? text : redactor.placeholder(for: text, named: name)
    }
    let proof = String(text[word.endIndex...].drop { $0 == " " })
    let before = String(text.dropLast(proof.count))
    let isPersons = AuthScheme.of(word: word)?.owner == .user
    // `Basic {{user}}:x`
    let mark = words.count == 2 ? proof[...].place(of: "}}:")?.upperBound : nil
    if isPersons, proof.hasPrefix("{{"), let mark {
      return before + proof[..<mark] + hidden(String(proof[mark...]), &redactor)
    }
    if isPersons, words.count == 3, !proof.contains("=\"") {
      return before + words[1] + " " + hidden(String(words[2]), &redactor)
    }
    if SecretPlaceholder.isReference(proof) { return text }
    let field = HeaderField(name: name, value: text)
    return AuthScheme.of(word: word) != nil && words.count == 2
      ? redactor.redactValue(of: field) : before + hidden(proof, &redactor)
  }

  private func hidden(_ value: String, _ redactor: inout Redactor) -> String {
    SecretPlaceholder.isReference(value) ? value : redactor.placeholder(for: value, named: name)
  }

  /// A short word, whether it is known here or not, or a variable.
  private static func mayBeScheme(_ word: Substring) -> Bool {
    let isWord = word.utf8.count <= 24 && word.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return word.hasPrefix("{{")
      || isWord && word.first?.isLetter == true && !SecretNames.looksMadeUp(String(word))
  }
}
