extension Parser {
  /// Checks the escape at a backslash; returns where it ends.
  #if DEBUG
    @inline(never)
  #else
    @inline(always)
  #endif
  static func escape(
    _ bytes: LentBytes, _ at: Int, _ byteCount: Int
  ) throws(Failure) -> Int {
    switch load(bytes, at + 1) {
    case 0x22, 0x5c, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74:
      return at + 2
    case 0x75:
      for digit in 2..<6 {
        let byte = load(bytes, at + digit)
        let isHex = byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
        guard isHex else { throw Failure(reason: .badUnicodeEscape, offset: at) }
      }
      return at + 6
    default:
      throw Failure(reason: at + 1 >= byteCount ? .unclosedString : .badEscape, offset: at)
    }
  }

  /// Checks a run of multi-byte UTF-8; returns where ASCII begins again. Overlong forms, surrogates and scalars
  /// past U+10FFFF are refused.
  #if DEBUG
    @inline(never)
  #else
    @inline(always)
  #endif
  static func multibyte(_ bytes: LentBytes, _ start: Int) throws(Failure) -> Int {
    var at = start
    var lead = load(bytes, at)
    repeat {
      let four = loadFour(bytes, at)
      let second = UInt8(truncatingIfNeeded: four >> 8)
      let length: Int
      let isValid: Bool
      if lead < 0xe0 {
        length = 2
        isValid = lead >= 0xc2 && four & 0xc000 == 0x8000
      } else if lead < 0xf0 {
        length = 3
        let isCanonical = (lead != 0xe0 || second >= 0xa0) && (lead != 0xed || second < 0xa0)
        isValid = four & 0xc0_c000 == 0x80_8000 && isCanonical
      } else {
        length = 4
        let isInRange = lead < 0xf5 && (lead != 0xf0 || second >= 0x90) && (lead != 0xf4 || second < 0x90)
        isValid = four & 0xc0c0_c000 == 0x8080_8000 && isInRange
      }
      guard isValid else { throw Failure(reason: .badUTF8, offset: at) }
      at += length
      lead = load(bytes, at)
    } while lead >= 0x80
    return at
  }
}

extension Parser {
  /// Checks a number by the grammar of RFC 8259 and keeps its spelling; returns where it ends.
  @inline(always)
  mutating func number(
    _ bytes: LentBytes, _ start: Int, _ words: inout MutableSpan<UInt32>
  ) throws(Failure) -> Int {
    var at = start
    var token = Tape.Token.integer
    if load(bytes, at) == UInt8(ascii: "-") { at += 1 }
    if load(bytes, at) == UInt8(ascii: "0") {
      at += 1
      if Self.isDigit(bytes, at) { throw Failure(reason: .leadingZero, offset: start) }
    } else {
      at = try Self.digits(bytes, at, or: .expectedDigit)
    }
    if load(bytes, at) == UInt8(ascii: ".") {
      token = .decimal
      at = try Self.digits(bytes, at + 1, or: .expectedFraction)
    }
    if load(bytes, at) | 0x20 == UInt8(ascii: "e") {
      token = .decimal
      at += 1
      let sign = load(bytes, at)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { at += 1 }
      at = try Self.digits(bytes, at, or: .expectedExponent)
    }
    tape.append(token, start: start, length: at - start, to: &words)
    return at
  }

  @inline(always)
  private static func isDigit(_ bytes: LentBytes, _ at: Int) -> Bool {
    load(bytes, at) &- 0x30 < 10
  }

  /// Reads one digit or more.
  @inline(always)
  private static func digits(
    _ bytes: LentBytes, _ start: Int, or reason: SyntaxError.Reason
  ) throws(Failure) -> Int {
    var at = start
    while isDigit(bytes, at) { at += 1 }
    guard at > start else { throw Failure(reason: reason, offset: at) }
    return at
  }
}
