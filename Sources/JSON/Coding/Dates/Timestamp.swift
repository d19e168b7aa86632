/// A moment as a number, for the code that reads and writes dates as text without Foundation.
public struct Timestamp: Sendable, Hashable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var seconds: Int
  /// From 0 to 999,999,999.
  public var nanoseconds: Int

  /// - Parameters:
  ///   - seconds: since 1970, before it where they are negative.
  ///   - nanoseconds: after that second; none by default.
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
    var scanner = Scanner(text)
    var time = Civil()
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
    let time = Civil(self, utcOffset: 0)
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

extension Timestamp {
  /// A date and time as calendars and clocks show it, in the Gregorian calendar.
  struct Civil: Equatable {
    var year = 2000
    var month = 1
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0
    var nanosecond = 0

    init() {}

    /// What a clock shows that is `utcOffset` seconds ahead of UTC.
    init(_ time: Timestamp, utcOffset: Int) {
      let local = time.seconds + utcOffset
      let days = Self.floor(local, 86_400)
      let clock = local - days * 86_400
      (hour, minute, second, nanosecond) = (clock / 3600, clock / 60 % 60, clock % 60, time.nanoseconds)
      // Years are counted from March, so that the day that comes and goes is the last one.
      let sinceMarch0000 = days + 719_468
      let era = Self.floor(sinceMarch0000, 146_097)
      let dayOfEra = sinceMarch0000 - era * 146_097
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let shifted = (5 * dayOfYear + 2) / 153
      day = dayOfYear - (153 * shifted + 2) / 5 + 1
      month = shifted < 10 ? shifted + 3 : shifted - 9
      year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The moment at which a clock `utcOffset` seconds ahead of UTC shows this; `nil` when none ever does.
    func timestamp(utcOffset: Int) -> Timestamp? {
      guard (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year),
        (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
      else { return nil }
      let days = Self.daysSince1970(year, month, day)
      return Timestamp(
        seconds: days * 86_400 + hour * 3600 + minute * 60 + second - utcOffset, nanoseconds: nanosecond)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      return switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let marchYear = month <= 2 ? year - 1 : year
      let era = floor(marchYear, 400)
      let yearOfEra = marchYear - era * 400
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func floor(_ value: Int, _ divisor: Int) -> Int {
      value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }
  }
}

extension Timestamp {
  /// Reads the parts that dates are made of.
  struct Scanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) { rest = Array(text.utf8)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ literal: some Sequence<UInt8>) -> Bool {
      guard rest.starts(with: literal) else { return false }
      for _ in literal { rest = rest.dropFirst() }
      return true
    }

    /// Skips one byte of a choice.
    mutating func skip(anyOf choices: String) -> Bool {
      guard let byte = rest.first, choices.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// As many digits as there are, if their number is allowed; at most nine.
    mutating func number(_ allowed: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(min(allowed.upperBound, 9)).prefix { $0 &- 0x30 < 10 }
      guard digits.count >= allowed.lowerBound else { return nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Digits after a decimal point, in billionths. Those past the ninth are dropped.
    mutating func fraction(_ allowed: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix(allowed.upperBound).prefix { $0 &- 0x30 < 10 }
      guard digits.count >= allowed.lowerBound else { return nil }
      rest = rest.dropFirst(digits.count)
      let nine = digits.prefix(9) + [UInt8](repeating: 0x30, count: max(0, 9 - digits.count))
      return nine.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// `Z`, `+09`, `+0900` or `+09:00`, in seconds.
    mutating func utcOffset() -> Int? {
      if skip(anyOf: "Zz") { return 0 }
      let isNegative = rest.first == UInt8(ascii: "-")
      guard skip(anyOf: "+-"), let hours = number(2...2) else { return nil }
      let needsMinutes = skip(anyOf: ":")
      let minutes = number(2...2)
      guard minutes != nil || !needsMinutes, hours < 24, minutes ?? 0 < 60 else { return nil }
      let seconds = hours * 3600 + (minutes ?? 0) * 60
      return isNegative ? -seconds : seconds
    }
  }
}
