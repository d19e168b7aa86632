internal import ApusClient

/// Secrets in a program that a server sends: `window.apiToken = "x"`, `{"apiToken": "x"}` in a script on a page, and what
/// JSONP gives to a function. There a value stands between quotes; a name alone, or what is computed, is no secret, and a
/// sentence tells something of one.
enum ScriptSecrets {
  /// - Parameter areProse: whether they are rather a text for people, in which a value may be a word like others; by
  ///   default they are a program.
  static func all(in bytes: [UInt8], areProse: Bool = false) -> [NamedPlace] {
    var names = KnownNames(in: bytes) { SecretNames.rule(of: $0, in: .member) != nil }
    var found: [NamedPlace] = []
    var at = 0
    while let sign = bytes[at...].firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) {
      at = sign + 1
      let rest = bytes[at...].drop(while: isBlank)
      guard let quote = rest.first, isQuote(quote) else { continue }
      let name = names.name(before: endOfName(before: sign, in: bytes))
      guard names.has(name) else { continue }
      let value = proof(in: value(in: rest.dropFirst(), endingAt: quote), of: bytes)
      let (label, text) = (names.text(of: name), String(decoding: bytes[value], as: UTF8.self))
      let own = label.split(separator: ".").last.map(String.init) ?? label
      guard !text.utf8.contains(where: { $0 <= 0x20 }), text.lowercased() != own.lowercased(),
        !areProse || value.count >= SecretForms.shortest,
        !NamedValue.isReference(text), SecretNames.hides(own, text, in: .member)
      else { continue }
      let isDoubtful = areProse && !text.utf8.contains { $0 &- 0x30 < 10 }
      found.append(NamedPlace(name: own, range: value, isDoubtful: isDoubtful))
      at = value.upperBound
    }
    return found
  }

  /// Behind a name may stand a quote and blanks.
  private static func endOfName(before sign: Int, in bytes: [UInt8]) -> Int {
    var end = sign
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    return end > 0 && isQuote(bytes[end - 1]) ? end - 1 : end
  }

  /// Where a text stands that ends at a quote, or with its line.
  private static func value(in text: ArraySlice<UInt8>, endingAt quote: UInt8) -> Range<Int> {
    var at = text.startIndex
    while at < text.endIndex, text[at] != quote, text[at] != 0x0a {
      at += text[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return text.startIndex..<min(at, text.endIndex)
  }

  /// What follows the word of a scheme: `x` of `Bearer x`.
  private static func proof(in value: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    let head = String(decoding: bytes[value].prefix(64), as: UTF8.self)
    return value.lowerBound + (AuthScheme.reading(head)?.word.utf8.count ?? 0)..<value.upperBound
  }

  private static func isQuote(_ byte: UInt8) -> Bool { "\"'`".utf8.contains(byte) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
