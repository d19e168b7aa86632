/// How many requests are made in a time: `2/s`, `30/m`, `100/h`.
package struct Rate: Sendable, Hashable {
  /// The time from the beginning of one to that of the next.
  package let interval: Duration
  private let written: String

  /// What `spec check` keeps to where nothing is said.
  package static let careful = Rate(interval: .milliseconds(500), written: "2/s")

  private init(interval: Duration, written: String) {
    self.interval = interval
    self.written = written
  }

  /// `nil` for what is no rate: none at all, less than one a day, or more than a thousand a second.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Double(parts[0]), let unit = Self.units[String(parts[1])] else {
      return nil
    }
    let seconds = unit / count
    guard count > 0, (0.001...86_400).contains(seconds) else { return nil }
    self.init(interval: .microseconds(Int((seconds * 1e6).rounded(.up))), written: text)
  }

  private static let units: [String: Double] = [
    "s": 1, "sec": 1, "second": 1, "m": 60, "min": 60, "minute": 60, "h": 3_600, "hour": 3_600,
  ]
}

extension Rate: CustomStringConvertible {
  package var description: String { written }
}

extension Word {
  package func rate() throws(LineProblem) -> Rate {
    guard let rate = Rate(text) else {
      throw LineProblem("expected a rate such as 2/s or 30/m, found \(text)", at: range, tryInstead: "2/s")
    }
    return rate
  }
}
