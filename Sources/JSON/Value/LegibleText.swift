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
    guard let (sign, length) = JSONString.sign(ofUnits: escape) else { return (nil, 6) }
    return length == 6 && mustStay(sign) ? (nil, 6) : (sign, length)
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
