/// The escapes of a string the parser has accepted, resolved.
struct Unescaped {
  private(set) var utf8: [UInt8] = []
  /// A `\u` escape named half of a surrogate pair; it reads as U+FFFD.
  private(set) var hasLoneSurrogate = false
  private var rest: ArraySlice<UInt8>

  init(_ contents: ArraySlice<UInt8>) {
    rest = contents
    utf8.reserveCapacity(contents.count)
    while let slash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      utf8 += rest[..<slash]
      rest = rest[(slash + 1)...]
      guard let letter = rest.popFirst() else { break }
      if letter == UInt8(ascii: "u") {
        utf8 += String(unicodeEscape()).utf8
      } else {
        utf8.append(Self.simpleEscape(letter))
      }
    }
    utf8 += rest
  }

  var text: String { String(decoding: utf8, as: UTF8.self) }

  private static func simpleEscape(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  /// Reads the digits after `\u`, and the second escape of a surrogate pair.
  private mutating func unicodeEscape() -> Unicode.Scalar {
    let first = hexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = rest
    if first < 0xdc00, rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u") {
      let second = hexDigits()
      if (0xdc00..<0xe000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
      {
        return scalar
      }
    }
    rest = afterFirst
    hasLoneSurrogate = true
    return "\u{fffd}"
  }

  private mutating func hexDigits() -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xfffd
  }
}
