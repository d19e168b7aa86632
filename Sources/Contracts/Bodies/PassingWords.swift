/// Words of a text that are others each time it is made, in whatever form people and programs write them: days, times of day
/// and keys.
enum PassingWords {
  /// The same text with a placeholder in the place of each.
  static func eliding(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var at = 0
    while at < scalars.count {
      var scanner = PassingWordScanner(scalars, at: at)
      if let placeholder = scanner.placeholder() {
        result += placeholder.rawValue.unicodeScalars
        at = scanner.end
      } else {
        // Nothing begins inside a word.
        let word = scalars[at...].prefix(while: PassingWordScanner.isWord)
        let length = max(1, word.count)
        result += String.UnicodeScalarView(scalars[at..<at + length])
        at += length
      }
    }
    return String(result)
  }
}

/// Reads one such word at a place.
private struct PassingWordScanner {
  private let scalars: [Unicode.Scalar]
  private(set) var end: Int

  init(_ scalars: [Unicode.Scalar], at place: Int) {
    self.scalars = scalars
    end = place
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || isLetter(scalar) || scalar == "_"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private var next: Unicode.Scalar? { end < scalars.count ? scalars[end] : nil }

  mutating func placeholder() -> Placeholder? {
    guard let next, Self.isWord(next) else { return nil }
    if attempt({ $0.numericDay() }) || attempt({ $0.japaneseDay() }) || attempt({ $0.namedDay() }) {
      return .date
    }
    if attempt({ $0.clock() }) || attempt({ $0.japaneseTime() }) { return .time }
    return attempt { $0.key() } ? .id : nil
  }

  /// `2026/11/01`, `1.11.2026`.
  private mutating func numericDay() -> Bool {
    for separator in ["/", ".", "-"] as [Unicode.Scalar] {
      if attempt({
        $0.number(4...4) && $0.skip(separator) && $0.number(1...2) && $0.skip(separator) && $0.number(1...2)
      })
        || attempt({
          $0.number(1...2) && $0.skip(separator) && $0.number(1...2) && $0.skip(separator) && $0.number(4...4)
        })
      {
        return true
      }
    }
    return false
  }

  /// `2026年11月1日`, `11月1日`.
  private mutating func japaneseDay() -> Bool {
    _ = attempt { $0.number(4...4) && $0.skip("年") }
    return number(1...2) && skip("月") && number(1...2) && skip("日")
  }

  /// `Nov 1, 2026`, `1 November 2026`.
  private mutating func namedDay() -> Bool {
    if attempt({ $0.month() && $0.skip(" ") && $0.number(1...2) }) {
      _ = attempt { ($0.skip(",") || true) && $0.skip(" ") && $0.number(4...4) }
      return true
    }
    return number(1...2) && skip(" ") && month() && skip(" ") && number(4...4)
  }

  private static let months = [
    "jan": "uary", "feb": "ruary", "mar": "ch", "apr": "il", "may": "", "jun": "e", "jul": "y",
    "aug": "ust", "sep": "tember", "oct": "ober", "nov": "ember", "dec": "ember",
  ]

  private mutating func month() -> Bool {
    let word = scalars[end...].prefix(while: Self.isLetter)
    let text = String(String.UnicodeScalarView(word)).lowercased()
    guard let rest = Self.months[String(text.prefix(3))], text.count == 3 || text.dropFirst(3) == rest else {
      return false
    }
    end += word.count
    return true
  }

  /// `12:00`, `9:05:59.25`.
  private mutating func clock() -> Bool {
    guard number(1...2), skip(":"), number(2...2) else { return false }
    _ = attempt { $0.skip(":") && $0.number(2...2) }
    _ = attempt { $0.skip(".") && $0.number(1...9) }
    return true
  }

  /// `12時`, `12時5分30秒`.
  private mutating func japaneseTime() -> Bool {
    // `9時間` is how long something takes.
    guard number(1...2), skip("時"), next != "間" else { return false }
    _ = attempt { $0.number(1...2) && $0.skip("分") }
    _ = attempt { $0.number(1...2) && $0.skip("秒") }
    return true
  }

  /// A number of a database or of a clock, the hash of something, or a long key of letters and digits.
  private mutating func key() -> Bool {
    let word = scalars[end...].prefix(while: Self.isWord)
    end += word.count
    let digits = word.count(where: Self.isDigit)
    guard word.count >= 7, digits > 0 else { return false }
    if digits == word.count {
      _ = attempt { $0.skip(".") && $0.number(1...9) }
      return true
    }
    let isHex = word.allSatisfy { Self.isDigit($0) || ("a"..."f").contains($0) || ("A"..."F").contains($0) }
    return isHex || word.count >= 16 && digits >= 2
  }

  /// So many digits, behind which none follows.
  private mutating func number(_ counts: ClosedRange<Int>) -> Bool {
    let digits = scalars[end...].prefix(while: Self.isDigit)
    guard counts.contains(digits.count) else { return false }
    end += digits.count
    return true
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    end += 1
    return true
  }

  /// What does not fit, or ends within a word, leaves the scanner where it stood.
  private mutating func attempt(_ read: (inout PassingWordScanner) -> Bool) -> Bool {
    var copy = self
    guard read(&copy), !(copy.next.map(Self.isWord) ?? false) || copy.isBehindSign else { return false }
    self = copy
    return true
  }

  /// Whether what was read last was a sign, behind which a word may begin.
  private var isBehindSign: Bool { end > 0 && !Self.isWord(scalars[end - 1]) }
}
