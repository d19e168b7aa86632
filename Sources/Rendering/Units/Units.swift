package import ApusText

/// Sizes, times and counts as people read them.
package enum Units {
  /// `36 B`, `1.3 kB`, `150 MB`: powers of a thousand, two or three digits.
  package static func size(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return "\(bytes) B" }
    var value = Double(bytes) / 1000
    for unit in ["kB", "MB", "GB", "TB"] {
      let text = value < 9.95 ? fixed(value, 1) : fixed(value, 0)
      if text.utf8.count <= 3 { return "\(text) \(unit)" }
      value /= 1000
    }
    return "\(fixed(value, 1)) PB"
  }

  /// `412 µs`, `4.1 ms`, `87 ms`, `1.24 s`, `12.4 s`, `2 min 5 s`, `1 h 2 min`.
  package static func time(_ duration: Duration, glyphs: Glyphs = .unicode) -> String {
    let seconds = seconds(duration)
    if seconds < 0.0009995 { return "\(fixed(seconds * 1e6, 0)) \(glyphs.isASCII ? "us" : "µs")" }
    if seconds < 0.00995 { return "\(fixed(seconds * 1e3, 1)) ms" }
    if seconds < 0.9995 { return "\(fixed(seconds * 1e3, 0)) ms" }
    if seconds < 9.995 { return "\(fixed(seconds, 2)) s" }
    if seconds < 59.95 { return "\(fixed(seconds, 1)) s" }
    let whole = Int(min(seconds.rounded(), 1e15))
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  /// About how long, in one unit: `45 s`, `10 min`, `30 h`, `12 d`, `3 y`.
  package static func about(seconds: Int) -> String {
    switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7_200: "\(seconds / 60) min"
    case ..<(2 * day): "\(seconds / 3_600) h"
    case ..<(2 * year): "\(seconds / day) d"
    default: "\(seconds / year) y"
    }
  }

  private static let day = 86_400
  private static let year = 365 * day + day / 4

  /// `9999`, `12,834`: digits in groups from five on.
  package static func count(_ number: Int) -> String {
    let digits = String(number)
    guard number >= 10_000 else { return digits }
    return digits.enumerated().reduce(into: "") { result, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { result += "," }
      result.append(digit.element)
    }
  }

  /// `1 row`, `2 rows`.
  package static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  package static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Seconds as other programs read them: `1.042`.
  package static func decimalSeconds(_ duration: Duration) -> String { fixed(seconds(duration), 3) }

  /// A number that is not negative, with so many digits after its point.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int(min(max(0, value * Double(scale)).rounded(), 1e15))
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: digits - fraction.utf8.count))\(fraction)"
  }
}
