internal import ApusClient
internal import ApusEncodings

/// Secrets of other languages' source, where a name stands before a text in quotes: `{'Authorization': 'Bearer x'}`,
/// `password="x"`, `` {token: `x`} ``, and of conditions: `.password == "x"`.
struct QuotedSecrets {
  /// Without the quotes.
  private(set) var ranges: [Range<Int>] = []

  init(_ line: String) {
    let bytes = Array(line.utf8)
    for sign in bytes.indices where bytes[sign] == UInt8(ascii: ":") || bytes[sign] == UInt8(ascii: "=") {
      let behind = bytes[(sign + 1)...].drop(while: isBlank)
      guard let quote = behind.first, Self.isQuote(quote), let name = Self.name(before: sign, in: bytes)
      else {
        continue
      }
      let range = Self.range(of: behind, endingAt: quote)
      let value = String(decoding: bytes[range], as: UTF8.self)
      let isReference =
        value.contains("{{") || (SecretSource.marks + ["$", Secret.mask]).contains { value.hasPrefix($0) }
      // `'Bearer ' + token` has it elsewhere.
      guard !isReference, SecretNames.introduction(value.trimmed) == nil else { continue }
      // A header's name has a hyphen, or is one that a member may have as well.
      let mayBeHeader = name.utf8.contains(UInt8(ascii: "-"))
      let places: [SecretNames.Place] = mayBeHeader ? [.member, .header] : [.member]
      let isSecret = places.contains { SecretNames.hidesForCertain(name, value, in: $0) }
      if isSecret { ranges.append(range) }
    }
  }

  private static func isQuote(_ byte: UInt8) -> Bool { "\"'`".utf8.contains(byte) }

  /// The text between quotes; it ends with the line where none closes it.
  private static func range(of text: ArraySlice<UInt8>, endingAt quote: UInt8) -> Range<Int> {
    let start = text.startIndex + 1
    var end = start
    while end < text.endIndex, text[end] != quote { end += text[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return start..<min(end, text.endIndex)
  }

  /// What stands before a sign, with quotes or without.
  private static func name(before sign: Int, in bytes: [UInt8]) -> String? {
    var rest = bytes[..<sign]
    // Of `.password == "x"` it is the second sign.
    while let last = rest.last, isBlank(last) || isQuote(last) || "=!".utf8.contains(last) {
      rest.removeLast()
    }
    let name = rest.suffix { isWordByte($0) || $0 == UInt8(ascii: "-") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !belongs($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
