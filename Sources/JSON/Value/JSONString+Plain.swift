internal import ApusEncodings

extension JSONString {
  /// The same JSON with what is beyond ASCII as itself, where a charset of its own is asked for. Half a surrogate pair stays
  /// escaped.
  package static func plain(_ text: String) -> String {
    var result: [UInt8] = []
    var units: [UInt16] = []
    var rest = Array(text.utf8)[...]
    while true {
      if let unit = escapedUnit(rest), unit >= 0x80 {
        units.append(unit)
        rest = rest.dropFirst(6)
        continue
      }
      result += plain(units).utf8
      units = []
      guard let byte = rest.popFirst() else { return String(decoding: result, as: UTF8.self) }
      result.append(byte)
      // What a backslash is before is no beginning of another escape.
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { result.append(escaped) }
    }
  }

  private static func escapedUnit(_ rest: ArraySlice<UInt8>) -> UInt16? {
    guard rest.starts(with: "\\u".utf8) else { return nil }
    return Hex.number(of: rest.dropFirst(2).prefix(4)).map(UInt16.init(truncatingIfNeeded:))
  }

  private static func plain(_ units: [UInt16]) -> String {
    String(validating: units, as: UTF16.self)
      ?? units.map { unit in
        String(validating: [unit], as: UTF16.self) ?? "\\u" + String(unit, radix: 16)
      }.joined()
  }
}
