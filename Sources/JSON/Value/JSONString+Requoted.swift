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

  /// The sign that `\uXXXX`, or two of these, stand for at the beginning of a text, and how long that is; `nil` where none
  /// does.
  package static func sign(ofUnits text: ArraySlice<UInt8>) -> (sign: Unicode.Scalar, length: Int)? {
    guard let unit = unit(in: text) else { return nil }
    if let sign = Unicode.Scalar(unit) { return (sign, 6) }
    guard unit < 0xdc00, let low = self.unit(in: text.dropFirst(6)), (0xdc00..<0xe000).contains(low) else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)).map { ($0, 12) }
  }

  /// The number in `\uXXXX`.
  private static func unit(in text: ArraySlice<UInt8>) -> UInt32? {
    let digits = text.dropFirst(2).prefix(4)
    guard text.starts(with: "\\u".utf8), digits.count == 4 else { return nil }
    return Hex.number(of: digits)
  }
}
