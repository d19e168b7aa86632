/// A moment as a number, for the code that reads and writes dates as text without Foundation.
public struct Timestamp: Sendable, Hashable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var seconds: Int
  /// From 0 to 999,999,999.
  public var nanoseconds: Int

  public init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Takes seconds to the nearest microsecond, which is what a `Double` holds of the present; `nil` for what
  /// is more than about 30 million years away.
  init?(secondsSince1970: Double) {
    guard secondsSince1970.magnitude < 1e15 else { return nil }
    let whole = secondsSince1970.rounded(.down)
    let microseconds = Int(((secondsSince1970 - whole) * 1e6).rounded())
    self.init(seconds: Int(whole) + microseconds / 1_000_000, nanoseconds: microseconds % 1_000_000 * 1000)
  }

  var secondsSince1970: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}

extension Timestamp {
  /// Reads a date and time as ISO 8601 and RFC 3339 write them: `2024-01-31T12:30:00Z`, with or without a
  /// fraction, with `Z` or an offset. `nil` for everything else, dates without a time included.
  public init?(iso8601 text: String) {
    var scanner = DigitScanner(text)
    var time = CivilTime()
    guard let year = scanner.number(4...4), scanner.skip(anyOf: "-"), let month = scanner.number(2...2),
      scanner.skip(anyOf: "-"), let day = scanner.number(2...2), scanner.skip(anyOf: "Tt "),
      let hour = scanner.number(2...2), scanner.skip(anyOf: ":"), let minute = scanner.number(2...2),
      scanner.skip(anyOf: ":"), let second = scanner.number(2...2)
    else { return nil }
    (time.year, time.month, time.day) = (year, month, day)
    (time.hour, time.minute, time.second) = (hour, minute, second)
    if scanner.skip(anyOf: ".,") {
      guard let fraction = scanner.fraction(1...30) else { return nil }
      time.nanosecond = fraction
    }
    guard let offset = scanner.utcOffset(), scanner.isAtEnd, let read = time.timestamp(utcOffset: offset)
    else { return nil }
    self = read
  }

  /// `2024-01-31T12:30:00Z`, with as many digits of the fraction as asked for; `nil` for years that have no
  /// four digits.
  public func iso8601(fractionDigits: Int = 0) -> String? {
    let time = CivilTime(self, utcOffset: 0)
    guard (0...9999).contains(time.year) else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    let date = "\(padded(time.year, 4))-\(padded(time.month, 2))-\(padded(time.day, 2))"
    let clock = "\(padded(time.hour, 2)):\(padded(time.minute, 2)):\(padded(time.second, 2))"
    let fraction = fractionDigits > 0 ? "." + padded(time.nanosecond, 9).prefix(fractionDigits) : ""
    return "\(date)T\(clock)\(fraction)Z"
  }
}
