internal import ApusClient
internal import ApusRedaction

/// A text and what somebody calls it, as headers, variables and fields stand in files that people write.
struct NamedText {
  let name: String
  let text: String

  /// The text without secrets. What names a variable stays.
  func redacted(by redactor: inout Redactor) -> String {
    if SecretPlaceholder.isReference(text) { return text }
    if SecretNames.areCookies(name) { return redactedCookies(by: &redactor) }
    let field = HeaderField(name: name, value: text)
    if field.isCredential, mayBeHeader {
      // `Bearer {{token}}`
      let proof = text.split(separator: " ", maxSplits: 1).last.map(String.init) ?? text
      return SecretPlaceholder.isReference(proof) ? text : redactor.redactValue(of: field)
    }
    let isNamed = [SecretNames.Place.member, .query].contains { SecretNames.hides(name, text, in: $0) }
    return isNamed ? redactor.placeholder(for: text, named: name) : redactor.redact(value: text)
  }

  /// A variable is often called nearly as a header: `dataKey`, `accessTokenUrl`.
  private var mayBeHeader: Bool {
    name.contains("-") || SecretNames.rule(of: name, in: .member) != nil || SecretNames.looksMadeUp(text)
  }

  private func redactedCookies(by redactor: inout Redactor) -> String {
    let isAnswer = HeaderField(name: name, value: "").isNamed("Set-Cookie")
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part -> String in
      // What follows the cookie of an answer says how long and where.
      if index > 0, isAnswer { return String(part) }
      let pair = part.drop { $0 == " " }
      let sign = pair.firstIndex(of: "=")
      let value = sign.map { pair[pair.index(after: $0)...] } ?? pair
      guard !value.isEmpty, !SecretPlaceholder.isReference(String(value)) else { return String(part) }
      let label = sign.map { "cookie." + pair[..<$0] } ?? "cookie"
      return part[..<value.startIndex] + redactor.placeholder(for: String(value), named: label)
    }.joined(separator: ";")
  }
}
