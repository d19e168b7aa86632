/// Why a text is not JSON: where, what the grammar wanted there, and what stood there instead.
public struct SyntaxError: Error, Sendable, Hashable {
  /// What the grammar did not find, or found and forbids.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// A value, a key or a colon was wanted, or the end of what is open.
    case expectedValue, expectedValueOrEnd, expectedKey, expectedKeyOrEnd, expectedColon
    /// A comma was wanted, or the end of what is open, or of the text.
    case expectedCommaOrBrace, expectedCommaOrBracket, expectedEnd
    /// A number is not one of JSON's.
    case expectedDigit, expectedFraction, expectedExponent, leadingZero
    /// A text is not one of JSON's.
    case unclosedString, controlInString, badEscape, badUnicodeEscape, badUTF8
    /// More than 4 GiB, which is more than the tape can hold.
    case tooLarge
  }

  /// What the grammar wanted.
  public let reason: Reason
  /// Where it wanted that.
  public let position: Position
  /// What stands at the place, for people: "`}`", "the end of the text", "the byte 0xFF".
  public let found: String

  init(_ failure: Parser.Failure, in bytes: [UInt8]) {
    let isInNewArray = failure.reason == .expectedValue && isBehindBracket(failure.offset, in: bytes)
    reason = isInNewArray ? .expectedValueOrEnd : failure.reason
    position = Position(of: failure.offset, in: bytes[...])
    found = describe(bytes[min(failure.offset, bytes.count)...], for: failure.reason)
  }

  /// What the grammar allows at the place, for people.
  public var expected: String {
    switch reason {
    case .expectedValue: "a value"
    case .expectedValueOrEnd: "a value or `]`"
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
    }
  }
}

extension SyntaxError: CustomStringConvertible {
  /// What was expected, what was found, and where.
  public var description: String { "expected \(expected), found \(found) (\(position))" }
}

/// Whether an array has just begun. The parser knows, but need not say so as long as all is well.
private func isBehindBracket(_ offset: Int, in bytes: [UInt8]) -> Bool {
  bytes[..<min(offset, bytes.count)].last { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "[")
}

private func describe(_ rest: ArraySlice<UInt8>, for reason: SyntaxError.Reason) -> String {
  guard let byte = rest.first else { return "the end of the text" }
  switch reason {
  case .tooLarge: return "a larger one"
  case .badUTF8: return "the byte \(hexadecimal(byte))"
  case .badEscape: return "`\(excerpt(of: rest, scalars: 2))`"
  case .badUnicodeEscape: return "`\(excerpt(of: rest, scalars: 6))`"
  default: return excerpt(of: rest) ?? "the end of the text"
  }
}
