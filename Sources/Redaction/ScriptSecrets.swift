internal import ApusClient

/// Secrets in a program that a server sends: `window.apiToken = "x"`, `{"apiToken": "x"}` in a script on a page, and what
/// JSONP gives to a function. There a value stands between quotes; a name alone, or what is computed, is no secret, and a
/// sentence tells something of one. In a text for people it may have several words, also on several lines:
/// `password="correct horse"`.
enum ScriptSecrets {
  /// - Parameter areProse: whether they are rather a text for people, in which a value may be a word like others; by
  ///   default they are a program.
  static func all(in bytes: [UInt8], areProse: Bool = false) -> [NamedPlace] {
    var names = KnownNames(in: bytes) { SecretNames.rule(of: $0, in: .member) != nil }
    var found: [NamedPlace] = []
    var at = 0
    while let sign = MarkSearch.next(UInt8(ascii: ":"), or: UInt8(ascii: "="), in: bytes, from: at) {
      at = sign + 1
      let rest = bytes[at...].drop(while: isBlank)
      guard let quote = rest.first, isQuote(quote) else { continue }
      let name = names.name(before: endOfName(before: sign, in: bytes))
      guard names.has(name) else { continue }
      let label = names.text(of: name)
      let own = label.split(separator: ".").last.map(String.init) ?? label
      // Several words may be a password's, where they are no sentence of a program and come to an end.
      let mayBeWords = areProse && SecretNames.holdsSecrets(own)
      let quoted = quoted(rest.dropFirst(), endingAt: quote, onLines: mayBeWords)
      let value = proof(in: quoted.range, of: bytes)
      let text = String(decoding: bytes[value], as: UTF8.self)
      guard mayBeWords && quoted.isClosed || !text.utf8.contains(where: { $0 <= 0x20 }),
        text.lowercased() != own.lowercased(), !areProse || value.count >= SecretForms.shortest,
        !NamedValue.isReference(text), SecretNames.hides(own, text, in: .member)
      else { continue }
      let isDoubtful = areProse && !text.utf8.contains { $0 &- 0x30 < 10 }
      found.append(NamedPlace(name: own, range: value, isDoubtful: isDoubtful))
      at = value.upperBound
    }
    return found
  }

  /// - Parameter onLines: whether it may go on over several lines.
  private static func quoted(
    _ text: ArraySlice<UInt8>, endingAt quote: UInt8, onLines: Bool
  ) -> (range: Range<Int>, isClosed: Bool) {
    let quoted = QuotedValue.rangeOnLine(in: text, endingAt: quote)
    guard onLines, !quoted.isClosed else { return quoted }
    return QuotedValue.rangeOverLines(in: text, endingAt: quote).map { ($0, true) } ?? quoted
  }

  /// Behind a name may stand a quote and blanks.
  private static func endOfName(before sign: Int, in bytes: [UInt8]) -> Int {
    var end = sign
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    return end > 0 && isQuote(bytes[end - 1]) ? end - 1 : end
  }

  /// What follows the word of a scheme: `x` of `Bearer x`.
  private static func proof(in value: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    let head = String(decoding: bytes[value].prefix(64), as: UTF8.self)
    return value.lowerBound + (AuthScheme.reading(head)?.word.utf8.count ?? 0)..<value.upperBound
  }

  /// It is asked behind every mark of a text.
  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
