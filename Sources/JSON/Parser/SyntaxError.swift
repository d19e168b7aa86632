/// Why a text is not JSON: where, what the grammar wanted there, and what stood there instead.
public struct SyntaxError: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable, CaseIterable {
    case expectedValue, expectedKey, expectedKeyOrEnd, expectedColon
    case expectedCommaOrBrace, expectedCommaOrBracket, expectedEnd
    case expectedDigit, expectedFraction, expectedExponent, leadingZero
    case unclosedString, controlInString, badEscape, badUnicodeEscape, badUTF8
    /// More than 4 GiB, or one string or number of more than 256 MiB: sizes the tape cannot hold.
    case tooLarge, stringTooLong
  }

  public let reason: Reason
  public let position: Position
  /// What stands at the place, for people: "`}`", "the end of the text", "the byte 0xFF".
  public let found: String

  init(_ failure: Parser.Failure, in bytes: [UInt8]) {
    reason = failure.reason
    position = Position(of: failure.offset, in: bytes[...])
    found = describe(bytes[min(failure.offset, bytes.count)...], for: failure.reason)
  }

  /// What the grammar allows at the place, for people.
  public var expected: String {
    switch reason {
    case .expectedValue: "a value"
    case .expectedKey: "a key in double quotes"
    case .expectedKeyOrEnd: "a key in double quotes or `}`"
    case .expectedColon: "`:` after the key"
    case .expectedCommaOrBrace: "`,` or `}`"
    case .expectedCommaOrBracket: "`,` or `]`"
    case .expectedEnd: "the end of the text"
    case .expectedDigit: "a digit after `-`"
    case .expectedFraction: "a digit after the decimal point"
    case .expectedExponent: "a digit in the exponent"
    case .leadingZero: "a number without a leading zero"
    case .unclosedString: "`\"` at the end of the string"
    case .controlInString: "a control character in a string to be escaped"
    case .badEscape: "an escape: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u"
    case .badUnicodeEscape: "four hexadecimal digits after \\u"
    case .badUTF8: "UTF-8"
    case .tooLarge: "a text of at most 4 GiB"
    case .stringTooLong: "a string or number of at most 256 MiB"
    }
  }
}

extension SyntaxError: CustomStringConvertible {
  public var description: String { "expected \(expected), found \(found) (\(position))" }
}

private func describe(_ rest: ArraySlice<UInt8>, for reason: SyntaxError.Reason) -> String {
  guard let byte = rest.first else { return "the end of the text" }
  switch reason {
  case .tooLarge, .stringTooLong: return "a larger one"
  case .badUTF8: return "the byte \(hex(byte))"
  case .badEscape: return "`\(prefix(of: rest, 2))`"
  case .badUnicodeEscape: return "`\(prefix(of: rest, 6))`"
  default: break
  }
  if byte < 0x20 || byte == 0x7f { return "the byte \(hex(byte))" }
  let word = rest.prefix(24).prefix { isWordByte($0) }
  return "`\(word.isEmpty ? prefix(of: rest, 1) : String(decoding: word, as: UTF8.self))`"
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
  default: false
  }
}

/// The first characters, stopping where something begins that is better not shown.
private func prefix(of rest: ArraySlice<UInt8>, _ count: Int) -> String {
  let head = String(decoding: rest.prefix(count * 4), as: UTF8.self)
  return String(String.UnicodeScalarView(head.unicodeScalars.prefix(count).prefix { $0.value >= 0x20 }))
}

private func hex(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count < 2 ? "0" : "") + digits
}
