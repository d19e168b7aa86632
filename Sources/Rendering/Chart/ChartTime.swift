internal import ApusJSON

/// A moment that a value names: a date with or without a time, or seconds or milliseconds since 1970 beside a number.
struct ChartTime: Sendable, Comparable {
  let seconds: Double

  /// `2024-01-31` or `2024-01-31T12:30:00Z`.
  init?(_ text: String) {
    guard text.utf8.count >= 10, let first = text.utf8.first, first &- 0x30 < 10 else { return nil }
    guard let time = Timestamp(iso8601: text.utf8.count == 10 ? text + "T00:00:00Z" : text) else {
      return nil
    }
    seconds = Double(time.seconds) + Double(time.nanoseconds) / 1e9
  }

  init?(_ node: Node) {
    if let text = node.string {
      self.init(text)
      return
    }
    guard let number = node.double, number.isFinite else { return nil }
    switch number {
    case 1e8..<1e11: self.init(seconds: number)
    case 1e11..<1e14: self.init(seconds: number / 1000)
    default: return nil
    }
  }

  init(seconds: Double) { self.seconds = seconds }

  static func < (left: ChartTime, right: ChartTime) -> Bool { left.seconds < right.seconds }

  /// In UTC, as exact as a span asks for.
  func text(over span: Double) -> String {
    let whole = min(max(seconds, -6e10), 2e11)
    guard let text = Timestamp(seconds: Int(whole.rounded(.down))).iso8601() else { return "" }
    let (date, clock) = (text.prefix(10), text.dropFirst(11).prefix(8))
    if span >= 3 * 86_400 { return String(date) }
    return span >= 86_400 ? "\(date) \(clock.prefix(5))" : String(clock)
  }
}
