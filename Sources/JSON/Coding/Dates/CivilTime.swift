/// A date and time as calendars and clocks show it, in the Gregorian calendar.
struct CivilTime: Equatable {
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
