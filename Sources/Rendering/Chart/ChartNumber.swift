/// Numbers at the edges of charts, where six digits are enough.
enum ChartNumber {
  static func text(_ value: Double) -> String {
    if value.magnitude >= 1e15 || value != 0 && value.magnitude < 1e-4 { return "\(value)" }
    if value.rounded() == value {
      return Int(value).magnitude < 10_000 ? "\(Int(value))" : sign(value) + Units.count(Int(value.magnitude))
    }
    let digits = value.magnitude >= 1000 ? 0 : value.magnitude >= 100 ? 1 : value.magnitude >= 1 ? 2 : 4
    var text = Units.fixed(value.magnitude, digits)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return sign(value) + text
  }

  private static func sign(_ value: Double) -> String { value < 0 ? "-" : "" }

  /// One, two or five times a power of ten, so that about so many of them span a range.
  static func step(for span: Double, parts: Double) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let wanted = span / parts
    var step = 1.0
    while step < wanted, step < 1e300 { step *= 10 }
    while step / 10 >= wanted, step > 1e-300 { step /= 10 }
    for factor in [0.2, 0.5] where step * factor >= wanted { return step * factor }
    return step
  }
}
