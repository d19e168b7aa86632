#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A value that editors make anew for each place: `$guid`, `$timestamp -1 d`, `$random.alphanumeric(8)`.
enum MadeValue {
  /// What is named in messages; there are more spellings.
  static let names =
    "$guid, $timestamp, $datetime, $localDatetime, $randomInt, $random.…, $processEnv and $dotenv"

  /// `nil` when nothing of that name is made.
  ///
  /// - Parameter words: the name and what stands behind it, also in parentheses: `["$random.integer", "1", "6"]`.
  static func text(_ words: [String], now: Date = Date()) -> String? {
    let arguments = Array(words.dropFirst())
    switch words.first {
    case "$guid", "$uuid", "$random.uuid": return UUID().uuidString.lowercased()
    case "$timestamp": return "\(Int(moved(now, by: arguments).timeIntervalSince1970))"
    case "$isoTimestamp": return moved(now, by: arguments).ISO8601Format()
    case "$datetime": return time(arguments, now, zone: .gmt)
    case "$localDatetime": return time(arguments, now, zone: .current)
    case "$randomInt", "$random.integer": return integer(arguments)
    case "$random.float": return fraction(arguments)
    case "$random.alphabetic":
      return letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", arguments)
    case "$random.alphanumeric":
      return letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", arguments)
    case "$random.hexadecimal": return letters("0123456789abcdef", arguments)
    case "$random.email": return letters("abcdefghijklmnopqrstuvwxyz", ["8"]) + "@example.com"
    default: return nil
    }
  }

  // MARK: Random

  private static func integer(_ arguments: [String]) -> String {
    let bounds = arguments.compactMap { Int($0) }
    let (low, high) = bounds.count == 2 ? (bounds[0], bounds[1]) : (0, bounds.first ?? 1_000)
    return "\(low < high ? Int.random(in: low..<high) : low)"
  }

  private static func fraction(_ arguments: [String]) -> String {
    let bounds = arguments.compactMap { Double($0) }.filter { abs($0) < 1e12 }
    let (low, high) = bounds.count == 2 ? (bounds[0], bounds[1]) : (0, bounds.first ?? 1_000)
    let value = low < high ? Double.random(in: low..<high) : low
    return "\((value * 1_000).rounded() / 1_000)"
  }

  private static func letters(_ alphabet: String, _ arguments: [String]) -> String {
    let count = min(max(arguments.first.flatMap { Int($0) } ?? 10, 0), 10_000)
    return String((0..<count).compactMap { _ in alphabet.randomElement() })
  }

  // MARK: Times

  /// `-1 d` is a day before.
  private static func moved(_ date: Date, by arguments: [String]) -> Date {
    let units: [String: Calendar.Component] = [
      "y": .year, "M": .month, "d": .day, "h": .hour, "m": .minute, "s": .second,
    ]
    guard arguments.count >= 2, let count = Int(arguments[0]), abs(count) < 1_000_000 else { return date }
    if arguments[1] == "ms" { return date.addingTimeInterval(Double(count) / 1_000) }
    let isWeeks = arguments[1] == "w"
    guard let unit = isWeeks ? .day : units[arguments[1]] else { return date }
    return gregorian(.gmt).date(byAdding: unit, value: isWeeks ? 7 * count : count, to: date) ?? date
  }

  private static func gregorian(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// `iso8601`, `rfc1123`, or a pattern such as `'YYYY-MM-DD HH:mm'`, and perhaps a distance.
  private static func time(_ arguments: [String], _ now: Date, zone: TimeZone) -> String? {
    guard let format = arguments.first else { return nil }
    let date = moved(now, by: Array(arguments.dropFirst()))
    switch format {
    case "iso8601" where zone == .gmt: return date.ISO8601Format()
    case "iso8601": return written(date, "YYYY-MM-DDTHH:mm:ssZ", zone)
    case "rfc1123":
      return written(
        date, zone == .gmt ? "ddd, DD MMM YYYY HH:mm:ss [GMT]" : "ddd, DD MMM YYYY HH:mm:ss ZZ", zone)
    default: return written(date, format, zone)
    }
  }

  private static func written(_ date: Date, _ pattern: String, _ zone: TimeZone) -> String {
    let parts = gregorian(zone).dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday, .nanosecond], from: date)
    let offset = zone.secondsFromGMT(for: date) / 60
    let sign = offset < 0 ? "-" : "+"
    let (hours, minutes) = (padded(abs(offset) / 60), padded(abs(offset) % 60))
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let values: [(String, String)] = [
      ("YYYY", padded(parts.year ?? 0, to: 4)), ("MMM", months[((parts.month ?? 1) - 1) % 12]),
      ("SSS", padded((parts.nanosecond ?? 0) / 1_000_000, to: 3)),
      ("ddd", days[((parts.weekday ?? 1) - 1) % 7]),
      ("YY", padded((parts.year ?? 0) % 100)), ("MM", padded(parts.month ?? 0)),
      ("DD", padded(parts.day ?? 0)),
      ("HH", padded(parts.hour ?? 0)), ("mm", padded(parts.minute ?? 0)), ("ss", padded(parts.second ?? 0)),
      ("ZZ", sign + hours + minutes), ("Z", "\(sign)\(hours):\(minutes)"), ("M", "\(parts.month ?? 0)"),
      ("D", "\(parts.day ?? 0)"), ("H", "\(parts.hour ?? 0)"), ("m", "\(parts.minute ?? 0)"),
      ("s", "\(parts.second ?? 0)"),
    ]
    var result = ""
    var rest = pattern[...]
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        result += rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
      } else if let (name, value) = values.first(where: { rest.hasPrefix($0.0) }) {
        result += value
        rest = rest.dropFirst(name.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func padded(_ number: Int, to count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
