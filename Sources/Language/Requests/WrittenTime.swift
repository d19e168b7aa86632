/// A time as people write it for `-z` of curl: `Sun, 06 Nov 1994 08:49:37 GMT`, `1 Jan 2020`, `Jan 1 2020 12:00`,
/// `2020-01-01T12:00:00Z`. It is in GMT.
struct WrittenTime {
  /// As HTTP has it.
  let httpDate: String

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  init?(_ text: String) {
    var date: (year: Int?, month: Int?, day: Int?) = (nil, nil, nil)
    var time = "00:00:00"
    let words = text.split { $0 == " " || $0 == "," || $0 == "T" && text.first?.isNumber == true }
    for word in words.map({ $0.lowercased() }) {
      if let month = Self.months.firstIndex(where: { word.hasPrefix($0) && word.allSatisfy(\.isLetter) }) {
        date.month = month + 1
      } else if word.contains(":") {
        guard let written = Self.time(word) else { return nil }
        time = written
      } else if word.contains("-") || word.count == 8, let whole = Self.date(word) {
        date = whole
      } else if let number = Int(word) {
        if number > 31 || date.day != nil { date.year = number } else { date.day = number }
      } else if !["gmt", "utc", "z"].contains(word),
        !Self.days.contains(where: { word.hasPrefix($0.lowercased()) })
      {
        return nil
      }
    }
    guard let year = date.year, let month = date.month, let day = date.day, (1900...9999).contains(year),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let name = Self.months[month - 1].capitalizedFirst
    httpDate =
      "\(Self.weekday(year, month, day)), \(Self.padded(day)) \(name) \(year) \(time) GMT"
  }

  /// `2020-01-31` and `20200131`.
  private static func date(_ word: String) -> (Int?, Int?, Int?)? {
    let digits = word.filter { $0 != "-" }
    guard digits.count == 8, let number = Int(digits) else { return nil }
    return (number / 10_000, number / 100 % 100, number % 100)
  }

  /// `8:49`, `08:49:37` and `08:49:37z`.
  private static func time(_ word: String) -> String? {
    let parts = (word.hasSuffix("z") ? word.dropLast() : word[...]).split(separator: ":").map { Int($0) }
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1],
      let second = parts.count == 3 ? parts[2] : 0, (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second)
    else { return nil }
    return [hour, minute, second].map(padded).joined(separator: ":")
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Zeller's rule.
  private static func weekday(_ year: Int, _ month: Int, _ day: Int) -> String {
    let (y, m) = month < 3 ? (year - 1, month + 12) : (year, month)
    let number = day + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400
    return days[(number + 5) % 7]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
