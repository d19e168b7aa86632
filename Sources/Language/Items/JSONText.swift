internal import ApusEncodings
internal import ApusJSON

/// Writes JSON as HTTPie does: a blank after `,` and `:`, and everything beyond ASCII escaped.
package enum JSONText {
  /// A string in quotes.
  package static func quoted(_ text: String) -> String {
    JSONString.quoted(text, .beyondASCII)
  }

  /// A string that is JSON already, with every character escaped in the one way there is here.
  ///
  /// Half a surrogate pair, which no `String` can hold, stays what it is.
  static func requoted(_ lexeme: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    var rest = lexeme.dropFirst().dropLast()
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      for unit in String(decoding: rest[..<slash], as: UTF8.self).utf16 {
        JSONString.append(unit, to: &result, .beyondASCII)
      }
      rest = rest[(slash + 1)...]
      guard let letter = rest.popFirst() else { break }
      if letter == UInt8(ascii: "u") {
        JSONString.append(
          Hex.number(of: rest.prefix(4)).map(UInt16.init(truncatingIfNeeded:)) ?? 0xfffd, to: &result,
          .beyondASCII)
        rest = rest.dropFirst(4)
      } else {
        JSONString.append(UInt16(JSONString.meaning(ofEscape: letter)), to: &result, .beyondASCII)
      }
    }
    for unit in String(decoding: rest, as: UTF8.self).utf16 {
      JSONString.append(unit, to: &result, .beyondASCII)
    }
    return String(decoding: result + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
