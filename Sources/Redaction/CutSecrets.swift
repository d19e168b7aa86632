internal import ApusClient

/// Secrets in JSON that was cut short, which no reader of JSON takes: `{"token": "x", "no`.
enum CutSecrets {
  static func all(in bytes: [UInt8]) -> [NamedPlace] {
    guard let first = bytes.first(where: { $0 > 0x20 }), "{[".utf8.contains(first) else { return [] }
    var names = KnownNames(in: bytes) { SecretNames.rule(of: $0, in: .member) != nil }
    var found: [NamedPlace] = []
    var at = 0
    while let colon = bytes[at...].firstIndex(of: UInt8(ascii: ":")) {
      at = colon + 1
      guard let end = bytes[..<colon].lastIndex(where: { $0 > 0x20 }), bytes[end] == quote else { continue }
      let name = names.name(before: end)
      let rest = bytes[at...].drop { $0 <= 0x20 }
      guard rest.first == quote, names.has(name) else { continue }
      let range = rest.startIndex + 1..<Self.end(of: rest.dropFirst())
      let text = String(decoding: bytes[range], as: UTF8.self)
      let label = names.text(of: name)
      if !NamedValue.isReference(text), SecretNames.hides(label, text, in: .member) {
        found.append(NamedPlace(name: label, range: range))
      }
      at = range.upperBound
    }
    return found
  }

  private static let quote = UInt8(ascii: "\"")

  /// Where a string ends; it may go on to the end of all.
  private static func end(of text: ArraySlice<UInt8>) -> Int {
    var at = text.startIndex
    while at < text.endIndex, text[at] != quote { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(at, text.endIndex)
  }
}
