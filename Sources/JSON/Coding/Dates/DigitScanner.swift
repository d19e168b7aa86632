/// Reads the parts that dates are made of.
struct DigitScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: String) { rest = Array(text.utf8)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ literal: some Sequence<UInt8>) -> Bool {
    guard rest.starts(with: literal) else { return false }
    for _ in literal { rest = rest.dropFirst() }
    return true
  }

  /// Skips one byte of a choice.
  mutating func skip(anyOf choices: String) -> Bool {
    guard let byte = rest.first, choices.utf8.contains(byte) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// As many digits as there are, if their number is allowed; at most nine.
  mutating func number(_ allowed: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(min(allowed.upperBound, 9)).prefix { $0 &- 0x30 < 10 }
    guard digits.count >= allowed.lowerBound else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Digits after a decimal point, in billionths. Those past the ninth are dropped.
  mutating func fraction(_ allowed: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(allowed.upperBound).prefix { $0 &- 0x30 < 10 }
    guard digits.count >= allowed.lowerBound else { return nil }
    rest = rest.dropFirst(digits.count)
    let nine = digits.prefix(9) + [UInt8](repeating: 0x30, count: max(0, 9 - digits.count))
    return nine.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// `Z`, `+09`, `+0900` or `+09:00`, in seconds.
  mutating func utcOffset() -> Int? {
    if skip(anyOf: "Zz") { return 0 }
    let isNegative = rest.first == UInt8(ascii: "-")
    guard skip(anyOf: "+-"), let hours = number(2...2) else { return nil }
    let needsMinutes = skip(anyOf: ":")
    let minutes = number(2...2)
    guard minutes != nil || !needsMinutes, hours < 24, minutes ?? 0 < 60 else { return nil }
    let seconds = hours * 3600 + (minutes ?? 0) * 60
    return isNegative ? -seconds : seconds
  }
}
