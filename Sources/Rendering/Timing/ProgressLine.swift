package import ApusText

/// One line that says how far something is: `1.2 MB of 10 MB ███░░░ 12% · 3.4 MB a second · 3 s left`.
///
/// What does not fit the screen is left out, from the right.
package struct ProgressLine: View {
  package enum Measure: Sendable, Hashable {
    case bytes, requests
  }

  private let measure: Measure
  private let done: Int
  private let total: Int?
  private let elapsed: Duration

  /// `total` is `nil` when nobody knows.
  package init(_ measure: Measure, done: Int, of total: Int?, elapsed: Duration) {
    self.measure = measure
    self.done = max(0, done)
    self.total = total.map { max(0, $0) }
    self.elapsed = elapsed
  }

  package func lines(on screen: Screen) -> [Line] {
    var line = Line(amount)
    let rest = [percent, rate, timeLeft].compactMap(\.self)
    let tail = rest.map { Line($0).retold }.joined(by: Line(screen.glyphs.separator, .dim))
    let room = min(40, screen.width - line.width - tail.width - 2)
    if let fraction, room >= 5 {
      let filled = Int(fraction * Double(room))
      line.append(" ")
      line.append(String(repeating: screen.glyphs.bar, count: filled), .bar)
      line.append(String(repeating: screen.glyphs.emptyBar, count: room - filled), .dim)
    }
    if !tail.isEmpty { line.append((fraction == nil ? Line(screen.glyphs.separator, .dim) : " ") + tail) }
    return [screen.fit(line)]
  }

  private var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, Double(done) / Double(total))
  }

  private var amount: String {
    switch measure {
    case .bytes: Units.size(done) + (total.map { " of \(Units.size($0))" } ?? "")
    case .requests: "\(done)" + (total.map { "/\($0)" } ?? "")
    }
  }

  private var percent: String? { fraction.map { "\(Int($0 * 100))%" } }

  private var perSecond: Double {
    let seconds = Units.seconds(elapsed)
    return seconds > 0 ? Double(done) / seconds : 0
  }

  private var rate: String? {
    guard perSecond > 0 else { return nil }
    switch measure {
    case .bytes: return Units.size(Int(min(perSecond, 1e15))) + " a second"
    case .requests: return Units.fixed(perSecond, perSecond < 100 ? 1 : 0) + " a second"
    }
  }

  private var timeLeft: String? {
    guard let total, perSecond > 0, total > done else { return nil }
    let seconds = Int(min(1e9, (Double(total - done) / perSecond).rounded(.up)))
    return (seconds < 60 ? "\(seconds) s" : Units.time(.seconds(seconds))) + " left"
  }
}
