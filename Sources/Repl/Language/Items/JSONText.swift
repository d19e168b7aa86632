/// Writes JSON as HTTPie does: a blank after `,` and `:`, and everything beyond ASCII escaped.
package enum JSONText {
  /// A string in quotes.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 { append(unit, to: &result) }
    return result + "\""
  }

  /// A string that is JSON already, with every character escaped in the one way there is here.
  ///
  /// Half a surrogate pair, which no `String` can hold, stays what it is.
  static func requoted(_ lexeme: ArraySlice<UInt8>) -> String {
    var result = "\""
    var rest = lexeme.dropFirst().dropLast()
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      for unit in String(decoding: rest[..<slash], as: UTF8.self).utf16 { append(unit, to: &result) }
      rest = rest[(slash + 1)...]
      guard let letter = rest.popFirst() else { break }
      if letter == UInt8(ascii: "u") {
        append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xfffd, to: &result)
        rest = rest.dropFirst(4)
      } else {
        append(meaning(of: letter), to: &result)
      }
    }
    for unit in String(decoding: rest, as: UTF8.self).utf16 { append(unit, to: &result) }
    return result + "\""
  }

  private static func meaning(of letter: UInt8) -> UInt16 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: UInt16(letter)
    }
  }

  private static func append(_ unit: UInt16, to result: inout String) {
    switch unit {
    case 0x08: result += "\\b"
    case 0x09: result += "\\t"
    case 0x0a: result += "\\n"
    case 0x0c: result += "\\f"
    case 0x0d: result += "\\r"
    case 0x22: result += "\\\""
    case 0x5c: result += "\\\\"
    case 0x20..<0x7f: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
    default:
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
