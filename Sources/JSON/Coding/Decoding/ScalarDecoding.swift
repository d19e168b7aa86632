/// The scalars that types ask for, read from their lexemes.
extension DecodingRun {
  func isNull(at index: Int) -> Bool { tape.rawToken(index) == Tape.Token.null.rawValue }

  /// What stands between a string's quotes, or the whole of another scalar.
  @inline(__always)
  private func lexeme(at index: Int) -> ArraySlice<UInt8> {
    bytes[tape.range(index)]
  }

  func boolean(at index: Int) throws -> Bool {
    switch tape.token(index) {
    case .true: return true
    case .false: return false
    default: throw mismatch(at: index, "a boolean", Bool.self)
    }
  }

  func string(at index: Int) throws -> String {
    // The parser has checked that it is UTF-8.
    if tape.rawToken(index) == Tape.Token.string.rawValue { return bytes.text(ofUTF8: tape.range(index)) }
    switch tape.token(index) {
    case .escapedString: return Unescaped(lexeme(at: index)).text
    default: throw mismatch(at: index, "a string", String.self)
    }
  }

  @inline(__always)
  func integer<I: FixedWidthInteger>(_ type: I.Type, at index: Int) throws -> I {
    if let small = smallInteger(at: index), let value = I(exactly: small) { return value }
    return try unusualInteger(type, at: index)
  }

  /// An integer of up to 18 digits, spelled as such.
  private func smallInteger(at index: Int) -> Int64? {
    guard tape.rawToken(index) == Tape.Token.integer.rawValue else { return nil }
    return bytes.lend { Self.smallInteger(in: $0, tape.range(index)) }
  }

  @inline(__always)
  private static func smallInteger(in bytes: LentBytes, _ range: Range<Int>) -> Int64? {
    var at = range.lowerBound
    let end = range.upperBound
    let isNegative = load(bytes, at) == UInt8(ascii: "-")
    if isNegative { at += 1 }
    guard end - at <= 18 else { return nil }
    var value: Int64 = 0
    while at < end {
      value = value &* 10 &+ Int64(load(bytes, at) &- 0x30)
      at += 1
    }
    return isNegative ? -value : value
  }

  /// Reads integers spelled as `1.0` or `1e3` and very long ones, and says what is wrong with the others.
  private func unusualInteger<I: FixedWidthInteger>(_ type: I.Type, at index: Int) throws -> I {
    guard tape.token(index) == .integer || tape.token(index) == .decimal else {
      throw mismatch(at: index, "a number", type)
    }
    let number = SignificantDigits(String(decoding: lexeme(at: index), as: UTF8.self))
    guard number.isWhole else {
      throw error(.value, at: index, expected: "a whole number", type: type)
    }
    if let value = I(number) { return value }
    throw error(.value, at: index, expected: "a number that fits \(type)", type: type)
  }

  @inline(__always)
  func floating<F: BinaryFloatingPoint & LosslessStringConvertible>(_ type: F.Type, at index: Int) throws -> F
  {
    let token = tape.token(index)
    guard token == .integer || token == .decimal else { return try nonConforming(type, at: index) }
    if type == Double.self, let value = exactDouble(lexeme(at: index)) as? F { return value }
    let text = String(decoding: lexeme(at: index), as: UTF8.self)
    guard let value = F(text), value.isFinite, value != 0 || SignificantDigits(text).isZero else {
      throw error(.value, at: index, expected: "a number that fits \(type)", type: type)
    }
    return value
  }

  /// Reads the strings that stand for what JSON has no number for.
  private func nonConforming<F: BinaryFloatingPoint>(_ type: F.Type, at index: Int) throws -> F {
    let node = Node(storage: storage, index: index)
    guard let floats = options.nonConformingFloats, node.kind == .string else {
      throw mismatch(at: index, "a number", type)
    }
    switch node.string {
    case floats.positiveInfinity: return .infinity
    case floats.negativeInfinity: return -.infinity
    case floats.nan: return .nan
    default: throw mismatch(at: index, "a number", type)
    }
  }
}

extension FixedWidthInteger {
  /// `nil` when the number, which is whole, does not fit.
  fileprivate init?(_ number: SignificantDigits) {
    if number.isZero {
      self = 0
      return
    }
    // The longest fixed-width integers have fewer digits.
    guard number.exponent < 64 else { return nil }
    let zeros = String(repeating: "0", count: number.exponent - number.digits.count)
    self.init((number.isNegative ? "-" : "") + String(decoding: number.digits, as: UTF8.self) + zeros)
  }
}

/// Powers of ten that a `Double` holds exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19,
  1e20, 1e21, 1e22,
]

/// The number, where digits and power of ten are both small enough to be exact: then one division or none
/// gives the nearest `Double`. `nil` asks for the long way.
private func exactDouble(_ lexeme: ArraySlice<UInt8>) -> Double? {
  var digits = 0
  var mantissa: UInt64 = 0
  var fraction = 0
  var hasPoint = false
  var at = lexeme.startIndex
  while at < lexeme.endIndex {
    let byte = lexeme[at]
    at += 1
    let digit = byte &- 0x30
    if digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      digits += 1
      if hasPoint { fraction += 1 }
    } else if byte == UInt8(ascii: ".") {
      hasPoint = true
    } else if byte != UInt8(ascii: "-") {
      return nil
    }
  }
  guard digits <= 18, mantissa < 1 << 53, fraction < powersOfTen.count else { return nil }
  let value = Double(mantissa) / powersOfTen[fraction]
  return lexeme.first == UInt8(ascii: "-") ? -value : value
}
