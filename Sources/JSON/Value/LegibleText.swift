internal import ApusEncodings

/// Text of JSON for somebody who reads it: escapes are resolved as far as that leaves no doubt.
///
/// `\u308a` is り and `\/` is /. What stands for a control, for half a surrogate pair, for a quote or a backslash stays as
/// it is spelled: resolved it could not be seen, or would be taken for something else.
package enum LegibleText {
  /// The bytes with their escapes resolved. They may be a part of a text that was cut anywhere.
  ///
  /// - Parameter hasQuotes: whether quotes stand around it; without them one inside is no end.
  package static func bytes(_ spelled: ArraySlice<UInt8>, hasQuotes: Bool = true) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(spelled.count)
    var rest = spelled
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      result += rest[..<slash]
      rest = rest[slash...]
      switch rest.dropFirst().first {
      case UInt8(ascii: "/"):
        result.append(UInt8(ascii: "/"))
        rest = rest.dropFirst(2)
      case UInt8(ascii: "\""):
        result += hasQuotes ? rest.prefix(2) : rest.prefix(2).dropFirst()
        rest = rest.dropFirst(2)
      case UInt8(ascii: "u"):
        let (scalar, length) = scalar(at: rest)
        if let scalar { result += String(Character(scalar)).utf8 } else { result += rest.prefix(length) }
        rest = rest.dropFirst(length)
      default:
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      }
    }
    return result + rest
  }

  /// What the escape at the beginning stands for, unless it has to stay; and how long it is.
  private static func scalar(at escape: ArraySlice<UInt8>) -> (Unicode.Scalar?, length: Int) {
    guard let (sign, length) = sign(ofUnits: escape) else { return (nil, 6) }
    return length == 6 && mustStay(sign) ? (nil, 6) : (sign, length)
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

  private static func mustStay(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7f || scalar == "\"" || scalar == "\\"
  }
}

extension Node {
  /// The scalar as somebody reads it, quotes included.
  package var legibleText: String {
    hasEscapes ? String(decoding: LegibleText.bytes(bytes), as: UTF8.self) : text
  }
}
