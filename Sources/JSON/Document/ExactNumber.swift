/// A number by its value, read from its spelling without rounding: `1`, `1.0` and `10e-1` are one value.
///
/// It looks at the digits where they stand and copies nothing. Exponents beyond a quintillion count as that.
struct ExactNumber {
  private let bytes: ArraySlice<UInt8>
  /// From the first digit that is not zero to the end of the mantissa, a decimal point perhaps between; empty
  /// for zero.
  private let digits: Range<Int>
  /// The power of ten of the first of those digits.
  private let power: Int
  /// -1, 0 or 1.
  private let sign: Int

  /// Takes a lexeme as the grammar of JSON has it.
  init(_ lexeme: ArraySlice<UInt8>) {
    bytes = lexeme
    let isNegative = lexeme.first == UInt8(ascii: "-")
    let mantissaEnd = lexeme.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? lexeme.endIndex
    let mantissa = lexeme[..<mantissaEnd].dropFirst(isNegative ? 1 : 0)
    let first = mantissa.firstIndex { $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".") } ?? mantissaEnd
    let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? mantissaEnd
    digits = first..<mantissaEnd
    power = (first < point ? point - first - 1 : point - first) + Self.exponent(lexeme[mantissaEnd...])
    sign = digits.isEmpty ? 0 : isNegative ? -1 : 1
  }

  private static func exponent(_ part: ArraySlice<UInt8>) -> Int {
    let limit = 1_000_000_000_000_000_000
    var isNegative = false
    var value = 0
    for byte in part.dropFirst() {
      if byte == UInt8(ascii: "-") { isNegative = true }
      guard byte &- 0x30 < 10 else { continue }
      value = value >= limit / 10 ? limit : value * 10 + Int(byte - 0x30)
    }
    return isNegative ? -value : value
  }

  /// Below zero when this number is the smaller one, zero when both are the same.
  private func order(to other: ExactNumber) -> Int {
    if sign != other.sign { return sign - other.sign }
    if sign == 0 { return 0 }
    if power != other.power { return power < other.power ? -sign : sign }
    return sign * digitOrder(to: other)
  }

  private func digitOrder(to other: ExactNumber) -> Int {
    var left = digits.lowerBound
    var right = other.digits.lowerBound
    while true {
      let mine = nextDigit(&left)
      let theirs = other.nextDigit(&right)
      if mine == nil, theirs == nil { return 0 }
      let difference = Int(mine ?? 0x30) - Int(theirs ?? 0x30)
      if difference != 0 { return difference.signum() }
    }
  }

  /// The same for every spelling of a value.
  var hash: UInt64 {
    var hash = UInt64(bitPattern: Int64(sign == 0 ? 0 : power &* 3 &+ sign)) &* 0x9e37_79b9_7f4a_7c15
    var at = digits.lowerBound
    var zeros = 0
    while sign != 0, let digit = nextDigit(&at) {
      guard digit != UInt8(ascii: "0") else {
        // Those at the end say nothing.
        zeros += 1
        continue
      }
      for _ in 0..<zeros { hash = (hash ^ 0x30) &* 0x100_0000_01b3 }
      zeros = 0
      hash = (hash ^ UInt64(digit)) &* 0x100_0000_01b3
    }
    return hash
  }

  private func nextDigit(_ at: inout Int) -> UInt8? {
    if at < digits.upperBound, bytes[at] == UInt8(ascii: ".") { at += 1 }
    guard at < digits.upperBound else { return nil }
    defer { at += 1 }
    return bytes[at]
  }
}

extension ExactNumber: Comparable {
  static func == (left: ExactNumber, right: ExactNumber) -> Bool { left.order(to: right) == 0 }
  static func < (left: ExactNumber, right: ExactNumber) -> Bool { left.order(to: right) < 0 }
}

extension ExactNumber {
  init(_ lexeme: String) { self.init(Array(lexeme.utf8)[...]) }
}
