internal import ApusEncodings

/// The escapes of a string the parser has accepted, resolved.
struct Unescaped {
  private(set) var utf8: [UInt8] = []
  /// A `\u` escape named half of a surrogate pair; it reads as U+FFFD.
  private(set) var hasLoneSurrogate = false

  init(_ contents: ArraySlice<UInt8>) {
    utf8.reserveCapacity(contents.count)
    contents.lend { append($0, of: contents) }
  }

  private mutating func append(_ source: LentBytes, of contents: ArraySlice<UInt8>) {
    var at = 0
    while at < source.count {
      let slash = Self.slash(in: source, from: at)
      utf8 += contents[contents.startIndex + at..<contents.startIndex + slash]
      at = slash
      if at < source.count { resolve(source, &at) }
    }
  }

  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Where the next backslash is, or the end.
  private static func slash(in source: LentBytes, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var at = start
    while at < source.count {
      let slash = loadEight(source, at) ^ (ones &* 0x5c)
      let found = (slash &- ones) & ~slash & (ones &* 0x80)
      if found != 0 { return min(at + found.trailingZeroBitCount >> 3, source.count) }
      at += 8
    }
    return source.count
  }

  /// Moves behind the escape at a backslash.
  private mutating func resolve(_ source: LentBytes, _ at: inout Int) {
    let letter = load(source, at + 1)
    at += 2
    if letter == UInt8(ascii: "u") {
      utf8 += String(unicodeEscape(source, &at)).utf8
    } else {
      utf8.append(JSONString.meaning(ofEscape: letter))
    }
  }

  /// Reads the digits after `\u`, and the second escape of a surrogate pair.
  private mutating func unicodeEscape(_ source: LentBytes, _ at: inout Int) -> Unicode.Scalar {
    let first = Self.hexDigits(source, at)
    at += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPaired = load(source, at) == UInt8(ascii: "\\") && load(source, at + 1) == UInt8(ascii: "u")
    if first < 0xdc00, isPaired {
      let second = Self.hexDigits(source, at + 2)
      if (0xdc00..<0xe000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
      {
        at += 6
        return scalar
      }
    }
    hasLoneSurrogate = true
    return "\u{fffd}"
  }

  private static func hexDigits(_ source: LentBytes, _ at: Int) -> UInt32 {
    (0..<4).reduce(0) { value, offset in
      let byte = load(source, at + offset)
      return value << 4 | UInt32(byte < 0x40 ? byte &- 0x30 : (byte | 0x20) &- 0x57)
    }
  }
}

extension JSONString {
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
