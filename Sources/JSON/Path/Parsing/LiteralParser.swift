internal import ApusEncodings

extension PathParser {
  /// Reads an index or a part of a slice: an integer as I-JSON has it, whole in a `Double`.
  mutating func integer() throws(PathSyntaxError) -> Int {
    let limit = 9_007_199_254_740_991
    let start = at
    let isNegative = take("-")
    guard isDigit(next) else { throw failure("a digit after `-`") }
    if isNext("0"), isNegative || isDigit(at + 1 < text.count ? text[at + 1] : 0) {
      throw failure(isNegative ? "an integer other than -0" : "an integer without a leading zero", at: start)
    }
    while isDigit(next) { at += 1 }
    guard let value = Int(String(decoding: text[start..<at], as: UTF8.self)), abs(value) <= limit else {
      throw failure("an integer from -\(limit) to \(limit)", at: start)
    }
    return value
  }

  /// Reads a number to compare with; it may have any size and keeps its spelling.
  mutating func number() throws(PathSyntaxError) -> [UInt8] {
    let start = at
    _ = take("-")
    guard isDigit(next) else { throw failure("a digit after `-`") }
    if take("0"), isDigit(next) { throw failure("a number without a leading zero", at: start) }
    while isDigit(next) { at += 1 }
    if take(".") { try digits("a digit after the decimal point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits("a digit in the exponent")
    }
    return Array(text[start..<at])
  }

  private mutating func digits(_ expected: String) throws(PathSyntaxError) {
    guard isDigit(next) else { throw failure(expected) }
    while isDigit(next) { at += 1 }
  }

  /// Reads a string in single or double quotes; returns what it says.
  mutating func string() throws(PathSyntaxError) -> [UInt8] {
    let quote = next
    at += 1
    let start = at
    while next != quote {
      switch next {
      case UInt8(ascii: "\\"): try escape(quote)
      case 0x20...: at += 1
      case _ where at == text.count:
        throw failure("`\(Unicode.Scalar(quote))` at the end of the string")
      default: throw failure("a control character in a string to be escaped")
      }
    }
    at += 1
    return Unescaped(text[start..<(at - 1)]).utf8
  }

  private mutating func escape(_ quote: UInt8) throws(PathSyntaxError) {
    let start = at
    at += 1
    switch next {
    case quote, UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      try unicodeEscape(from: start)
    default:
      throw failure("an escape: \\\(Unicode.Scalar(quote)) \\\\ \\/ \\b \\f \\n \\r \\t or \\u", at: start)
    }
  }

  /// Half of a surrogate pair is not allowed alone.
  private mutating func unicodeEscape(from start: Int) throws(PathSyntaxError) {
    let first = try hexadecimalDigits(from: start)
    guard (0xd800..<0xe000).contains(first) else { return }
    let second = at
    guard first < 0xdc00, take("\\u"), (0xdc00..<0xe000).contains(try hexDigitsAfterU(from: second)) else {
      throw failure("both halves of a surrogate pair", at: start)
    }
  }

  private mutating func hexadecimalDigits(from start: Int) throws(PathSyntaxError) -> UInt32 {
    at += 1
    return try hexDigitsAfterU(from: start)
  }

  private mutating func hexDigitsAfterU(from start: Int) throws(PathSyntaxError) -> UInt32 {
    let digits = text[at...].prefix(4)
    guard digits.count == 4, let value = Hex.number(of: digits) else {
      throw failure("four hexadecimal digits after \\u", at: start)
    }
    at += 4
    return value
  }
}
