internal import JSON

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
          UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0xfffd, to: &result,
          .beyondASCII)
        rest = rest.dropFirst(4)
      } else {
        JSONString.append(meaning(of: letter), to: &result, .beyondASCII)
      }
    }
    for unit in String(decoding: rest, as: UTF8.self).utf16 {
      JSONString.append(unit, to: &result, .beyondASCII)
    }
    return String(decoding: result + [UInt8(ascii: "\"")], as: UTF8.self)
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
}
