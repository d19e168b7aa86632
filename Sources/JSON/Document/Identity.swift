extension Node {
  /// A text that two scalars have in common when they say the same: 1 and 1.0, `"a"` and `"\u0061"`, but not 1 and `"1"`.
  /// Objects and lists have it in common when they are spelled alike.
  package var identity: String {
    switch kind {
    case .string: return "\"" + (string ?? "")
    case .integer, .decimal:
      let number = SignificantDigits(text)
      if number.isZero { return "0" }
      return
        "\(number.isNegative ? "-" : "")\(String(decoding: number.digits, as: UTF8.self))e\(number.exponent)"
    default: return compactText
    }
  }
}
