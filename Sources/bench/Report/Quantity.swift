/// A spread with its unit.
struct Quantity {
  enum Unit { case seconds, bytes, bytesPerByte }

  let spread: Spread
  let unit: Unit

  init(_ values: [Double], _ unit: Unit) {
    spread = Spread(values)
    self.unit = unit
  }

  var text: String { unit.text(spread.median) }
}

extension Quantity.Unit {
  func text(_ value: Double) -> String {
    switch self {
    case .seconds where value < 0.001: "\(digits(value * 1e6)) µs"
    case .seconds where value < 1: "\(digits(value * 1e3)) ms"
    case .seconds: "\(digits(value)) s"
    case .bytes: "\(digits(value / 1e6)) MB"
    case .bytesPerByte: "\(digits(value)) B/B"
    }
  }
}

/// Three digits that matter.
func digits(_ value: Double) -> String {
  guard value.isFinite else { return "?" }
  let places = abs(value) < 10 ? 2 : abs(value) < 100 ? 1 : 0
  let scale = [1.0, 10, 100][places]
  let scaled = Int((value * scale).rounded())
  guard places > 0 else { return "\(scaled)" }
  let fraction = String(abs(scaled) % Int(scale))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(scaled < 0 ? "-" : "")\(abs(scaled) / Int(scale)).\(zeros)\(fraction)"
}
