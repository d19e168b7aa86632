extension Parser {
  /// Reads a string from behind its opening quote; returns where it ends, behind the closing one.
  ///
  /// Eight bytes are tested at a time.
  @inline(always)
  mutating func string(
    _ bytes: RawSpan, _ start: Int, _ words: inout MutableSpan<UInt32>, plain: Tape.Token, escaped: Tape.Token
  ) throws(Failure) -> Int {
    var token = plain
    var at = start
    while true {
      let stops = Self.stops(loadEight(bytes, at))
      if stops == 0 {
        at += 8
        continue
      }
      at += stops.trailingZeroBitCount >> 3
      let byte = load(bytes, at)
      if byte == 0x22 { break }
      if byte == 0x5c {
        token = escaped
        at = try Self.escape(bytes, at, byteCount)
      } else if byte >= 0x80 {
        at = try Self.multibyte(bytes, at)
      } else {
        throw Failure(reason: at >= byteCount ? .unclosedString : .controlInString, offset: at)
      }
    }
    tape.append(token, start: start, length: at - start, to: &words)
    return at + 1
  }

  /// Sets the highest bit of the first byte that is a quote, a backslash, a control byte or no ASCII; what it says of
  /// later bytes is not to be relied on. Below, a borrow from the highest bit means that a byte is too small: the
  /// usual test of all bytes of a word at once.
  ///
  /// It has no names for its parts: a debug build clears room for each, in every call of what this is a part of.
  @inline(always)
  private static func stops(_ word: UInt64) -> UInt64 {
    (((word ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101)
      | ((word ^ 0x5c5c_5c5c_5c5c_5c5c) &- 0x0101_0101_0101_0101)
      | (word &- 0x2020_2020_2020_2020) | word) & 0x8080_8080_8080_8080
  }

  /// Checks the escape at a backslash; returns where it ends.
  #if DEBUG
    @inline(never)
  #else
    @inline(always)
  #endif
  private static func escape(
    _ bytes: RawSpan, _ at: Int, _ byteCount: Int
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
  private static func multibyte(_ bytes: RawSpan, _ start: Int) throws(Failure) -> Int {
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
    _ bytes: RawSpan, _ start: Int, _ words: inout MutableSpan<UInt32>
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
  private static func isDigit(_ bytes: RawSpan, _ at: Int) -> Bool {
    load(bytes, at) &- 0x30 < 10
  }

  /// Reads one digit or more.
  @inline(always)
  private static func digits(
    _ bytes: RawSpan, _ start: Int, or reason: SyntaxError.Reason
  ) throws(Failure) -> Int {
    var at = start
    while isDigit(bytes, at) { at += 1 }
    guard at > start else { throw Failure(reason: reason, offset: at) }
    return at
  }
}
