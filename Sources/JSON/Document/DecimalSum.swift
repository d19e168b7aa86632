/// A sum of decimal numbers without rounding: 1.10 and 2.20 are 3.30, and twenty digits stay twenty.
package struct DecimalSum: Sendable {
  /// The sum of the digits at each power of ten, the lowest first; carried over only when it is asked for.
  private var columns: [Int] = []
  /// The power of ten of the first column; never above zero.
  private var lowest = 0
  /// How many places behind the point the most exact of the numbers was written with.
  private var places = 0
  package private(set) var count = 0

  /// Numbers further from one than this many digits are not added: their sum would be as long.
  private static let reach = 4_000

  package init() {}

  /// Adds a number as JSON spells it; false when it is too large or too small for that.
  package mutating func add(_ number: String) -> Bool {
    let parsed = SignificantDigits(number)
    guard abs(parsed.exponent) < Self.reach, parsed.digits.count < Self.reach else { return false }
    count += 1
    places = max(places, Self.places(of: number))
    // The power of ten of the last digit.
    let last = parsed.exponent - parsed.digits.count
    if last < lowest {
      columns.insert(contentsOf: repeatElement(0, count: lowest - last), at: 0)
      lowest = last
    }
    let missing = parsed.exponent - lowest - columns.count
    if missing > 0 { columns += repeatElement(0, count: missing) }
    for (place, digit) in parsed.digits.reversed().enumerated() {
      let value = Int(digit) - 0x30
      columns[last - lowest + place] += parsed.isNegative ? -value : value
    }
    return true
  }

  /// The sum, with as many places behind the point as the most exact number had.
  package var text: String { Self.text(of: wholeAndSign, lowest: lowest, places: places) }

  /// The sum divided by how many there are, to at most `digits` places beyond those of the numbers; `nil` for none.
  package func average(to digits: Int = 6) -> String? {
    guard count > 0 else { return nil }
    let (sum, isNegative) = wholeAndSign
    // One place more than is shown tells how to round.
    let scale = max(places + digits, -lowest)
    var quotient: [UInt8] = []
    var rest = 0
    for digit in sum.reversed() + [UInt8](repeating: 0, count: scale + lowest + 1) {
      rest = rest * 10 + Int(digit)
      quotient.append(UInt8(rest / count))
      rest %= count
    }
    let last = quotient.removeLast()
    var rounded = Array(quotient.reversed())
    if last >= 5 { Self.addOne(to: &rounded) }
    return Self.text(of: (rounded, isNegative), lowest: -scale, places: 0)
  }

  /// The digits, the lowest first, and the sign.
  private var wholeAndSign: (digits: [UInt8], isNegative: Bool) {
    var (digits, carry) = Self.carried(columns)
    let isNegative = carry < 0
    if isNegative { (digits, carry) = Self.carried(columns.map { -$0 }) }
    while carry > 0 {
      digits.append(UInt8(carry % 10))
      carry /= 10
    }
    return (digits, isNegative)
  }

  private static func carried(_ columns: [Int]) -> (digits: [UInt8], carry: Int) {
    var carry = 0
    var digits: [UInt8] = []
    digits.reserveCapacity(columns.count)
    for column in columns {
      let value = column + carry
      let digit = ((value % 10) + 10) % 10
      digits.append(UInt8(digit))
      carry = (value - digit) / 10
    }
    return (digits, carry)
  }

  private static func addOne(to digits: inout [UInt8]) {
    for place in digits.indices {
      if digits[place] < 9 {
        digits[place] += 1
        return
      }
      digits[place] = 0
    }
    digits.append(1)
  }

  /// - Parameter places: so many are written behind the point at least.
  private static func text(
    of number: (digits: [UInt8], isNegative: Bool), lowest: Int, places: Int
  ) -> String {
    let digits = number.digits
    var whole = String(
      decoding: digits.dropFirst(-lowest).reversed().drop { $0 == 0 }.map { $0 + 0x30 }, as: UTF8.self)
    if whole.isEmpty { whole = "0" }
    var fraction = Array(digits.prefix(-lowest).map { $0 + 0x30 }.reversed())
    fraction = [UInt8](repeating: 0x30, count: -lowest - fraction.count) + fraction
    while fraction.count > places, fraction.last == 0x30 { fraction.removeLast() }
    fraction += [UInt8](repeating: 0x30, count: max(0, places - fraction.count))
    let isZero = whole == "0" && fraction.allSatisfy { $0 == 0x30 }
    let text = fraction.isEmpty ? whole : "\(whole).\(String(decoding: fraction, as: UTF8.self))"
    return number.isNegative && !isZero ? "-\(text)" : text
  }

  /// How many digits behind the point a number is written with.
  private static func places(of number: String) -> Int {
    let parts = number.lowercased().split(separator: "e", maxSplits: 1)
    let mantissa = parts.first ?? ""
    let fraction = mantissa.firstIndex(of: ".").map { mantissa[$0...].utf8.count - 1 } ?? 0
    return max(0, fraction - (parts.count > 1 ? Int(parts[1]) ?? 0 : 0))
  }
}
