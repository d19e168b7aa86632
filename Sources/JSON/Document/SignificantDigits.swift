/// A decimal number without its spelling: digits with no zeros around them, and the power of ten of the
/// first.
///
/// `120.0` is the digits 12 and the exponent 3: 0.12 times a thousand.
struct SignificantDigits: Equatable {
  let isNegative: Bool
  let digits: [UInt8]
  let exponent: Int

  init(_ number: String) {
    isNegative = number.hasPrefix("-")
    let parts = number.lowercased().drop { $0 == "-" }.split(separator: "e", maxSplits: 1)
    let mantissa = parts.first ?? ""
    let power = parts.count > 1 ? Self.power(parts[1]) : 0
    let point = mantissa.firstIndex(of: ".").map { mantissa.distance(from: mantissa.startIndex, to: $0) }
    let all = Array(mantissa.utf8.filter { $0 != UInt8(ascii: ".") })
    let leading = all.prefix { $0 == UInt8(ascii: "0") }.count
    var kept = all.dropFirst(leading)
    while kept.last == UInt8(ascii: "0") { kept.removeLast() }
    digits = Array(kept)
    exponent = kept.isEmpty ? 0 : (point ?? all.count) - leading + power
  }

  /// An exponent too large for an `Int` is too large for anything.
  private static func power(_ text: Substring) -> Int {
    let far = Int.max / 4
    guard let power = Int(text) else { return text.hasPrefix("-") ? -far : far }
    return max(-far, min(far, power))
  }

  var isZero: Bool { digits.isEmpty }
  var isWhole: Bool { exponent >= digits.count || isZero }
}
