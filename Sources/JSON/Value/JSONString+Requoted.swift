internal import ApusEncodings

extension JSONString {
  /// A string that is JSON already, with what is beyond ASCII escaped, and all else in its shortest form.
  ///
  /// Half a surrogate pair, which no `String` can hold, stays what it is.
  package static func requoted(_ lexeme: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    var rest = lexeme.dropFirst().dropLast()
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      for unit in String(decoding: rest[..<slash], as: UTF8.self).utf16 {
        append(unit, to: &result, .beyondASCII)
      }
      rest = rest[(slash + 1)...]
      guard let letter = rest.popFirst() else { break }
      if letter == UInt8(ascii: "u") {
        append(
          Hex.number(of: rest.prefix(4)).map(UInt16.init(truncatingIfNeeded:)) ?? 0xfffd, to: &result,
          .beyondASCII)
        rest = rest.dropFirst(4)
      } else {
        append(UInt16(meaning(ofEscape: letter)), to: &result, .beyondASCII)
      }
    }
    for unit in String(decoding: rest, as: UTF8.self).utf16 {
      append(unit, to: &result, .beyondASCII)
    }
    return String(decoding: result + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
