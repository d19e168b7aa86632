internal import ApusEncodings

/// Secrets in a table in CSV, by the names at the heads of its columns.
package struct ColumnSecrets {
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var at = 0

  package static func all(in bytes: [UInt8]) -> [NamedPlace] {
    var reader = ColumnSecrets(bytes: bytes, delimiter: DelimitedText.delimiter(of: bytes))
    return reader.read()
  }

  private init(bytes: [UInt8], delimiter: UInt8) { (self.bytes, self.delimiter) = (bytes, delimiter) }

  private mutating func read() -> [NamedPlace] {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    let heads = row().map { String(decoding: bytes[$0], as: UTF8.self) }
    guard heads.contains(where: { SecretNames.rule(of: $0, in: .member) != nil }) else { return [] }
    var found: [NamedPlace] = []
    while at < bytes.count {
      for (name, range) in zip(heads, row())
      where SecretNames.hides(name, String(decoding: bytes[range], as: UTF8.self), in: .member) {
        found.append(NamedPlace(name: name, range: range))
      }
    }
    return found
  }

  /// Where the fields of the next row stand, without their quotes.
  private mutating func row() -> [Range<Int>] {
    var fields: [Range<Int>] = []
    while true {
      fields.append(field())
      guard at < bytes.count else { return fields }
      at += 1
      if bytes[at - 1] != delimiter { return fields }
    }
  }

  private mutating func field() -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    let isQuoted = at < bytes.count && bytes[at] == quote
    let start = isQuoted ? at + 1 : at
    at = start
    var isWithin = isQuoted
    while at < bytes.count, isWithin || bytes[at] != delimiter && bytes[at] != 0x0a {
      // Two quotes are one, which ends nothing.
      if isQuoted, bytes[at] == quote { isWithin.toggle() }
      at += 1
    }
    let text = bytes[start..<at]
    let end = text.last == 0x0d ? text.endIndex - 1 : text.endIndex
    return start..<(isQuoted && end > start && bytes[end - 1] == quote ? end - 1 : end)
  }
}
