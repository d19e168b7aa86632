internal import ApusEncodings

/// A word that stands for any text of its kind.
package enum Placeholder: String, Sendable, Hashable, CaseIterable {
  case size = "[SIZE]"
  case time = "[TIME]"
  case date = "[DATE]"
  case id = "[ID]"

  /// How many bytes of that kind stand at the beginning of `bytes`; `nil` when none do. The longest reading counts, and
  /// a word is read whole or not at all. The placeholder itself is of its kind too.
  func length(at bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.starts(with: rawValue.utf8) { return rawValue.utf8.count }
    var scanner = KindScanner(bytes)
    let isThere =
      switch self {
      case .size: scanner.size()
      case .time: scanner.time()
      case .date: scanner.date()
      case .id: scanner.uuid()
      }
    return isThere && !scanner.isInsideWord ? scanner.count : nil
  }
}

/// Reads sizes, times, dates and ids from the front of some bytes. What does not fit leaves the scanner where it stood.
struct KindScanner {
  private let start: Int
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    start = bytes.startIndex
    rest = bytes
  }

  var count: Int { rest.startIndex - start }

  var isInsideWord: Bool { rest.first.map(isWordByte) ?? false }

  /// `36 B`, `1.3 kB`.
  mutating func size() -> Bool {
    attempt { $0.decimal() && $0.skip(" ") && $0.skip(any: ["B", "kB", "MB", "GB", "TB", "PB"]) }
  }

  /// `412 µs`, `4.1 ms`, `1.24 s`, `2 min 5 s`, `1 h 2 min`.
  mutating func time() -> Bool {
    let units = ["µs", "us", "ms", "s", "min", "h"]
    guard attempt({ $0.decimal() && $0.skip(" ") && $0.skip(any: units) && !$0.isInsideWord }) else {
      return false
    }
    _ = attempt {
      $0.skip(" ") && $0.decimal() && $0.skip(" ") && $0.skip(any: ["min", "s"]) && !$0.isInsideWord
    }
    return true
  }

  /// `2026-11-20`, `2026-11-20T08:09:39.5Z`, `Fri, 20 Nov 2026 08:09:39 GMT`.
  mutating func date() -> Bool {
    if attempt({ $0.httpDate() }) { return true }
    guard attempt({ $0.digits(4) && $0.skip("-") && $0.digits(2) && $0.skip("-") && $0.digits(2) }) else {
      return false
    }
    _ = attempt { $0.skip(any: ["T", "t", " "]) && $0.clock() && $0.zone() }
    return true
  }

  /// `123e4567-e89b-12d3-a456-426614174000`.
  mutating func uuid() -> Bool {
    attempt { scanner in
      for (position, count) in [8, 4, 4, 4, 12].enumerated() {
        guard position == 0 || scanner.skip("-"), scanner.hexDigits(count) else { return false }
      }
      return true
    }
  }

  private mutating func httpDate() -> Bool {
    letters(3) && skip(", ") && digits(2) && skip(" ") && letters(3) && skip(" ") && digits(4) && skip(" ")
      && clock() && skip(" GMT")
  }

  private mutating func clock() -> Bool {
    guard digits(2), skip(":"), digits(2) else { return false }
    _ = attempt { $0.skip(":") && $0.digits(2) }
    _ = attempt { $0.skip(".") && $0.digits() }
    return true
  }

  private mutating func zone() -> Bool {
    if skip("Z") { return true }
    _ = attempt { $0.skip(any: ["+", "-"]) && $0.digits(2) && ($0.skip(":") || true) && $0.digits(2) }
    return true
  }

  /// Digits, perhaps in groups, perhaps with a fraction.
  private mutating func decimal() -> Bool {
    guard digits() else { return false }
    while attempt({ $0.skip(",") && $0.digits(3) && $0.rest.first.map { $0 &- 0x30 < 10 } != true }) {}
    _ = attempt { $0.skip(".") && $0.digits() }
    return true
  }

  private mutating func attempt(_ read: (inout KindScanner) -> Bool) -> Bool {
    var copy = self
    guard read(&copy) else { return false }
    self = copy
    return true
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func skip(any choices: [String]) -> Bool {
    // The longest first would matter only where one begins another: `s` never begins a unit.
    for choice in choices where skip(choice) { return true }
    return false
  }

  private mutating func take(_ count: Int?, _ isWanted: (UInt8) -> Bool) -> Bool {
    let found = rest.prefix(count ?? Int.max).prefix(while: isWanted)
    guard !found.isEmpty, count == nil || found.count == count else { return false }
    rest = rest.dropFirst(found.count)
    return true
  }

  private mutating func digits(_ count: Int? = nil) -> Bool { take(count) { $0 &- 0x30 < 10 } }
  private mutating func hexDigits(_ count: Int) -> Bool {
    take(count) { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 }
  }
  private mutating func letters(_ count: Int) -> Bool { take(count) { ($0 | 0x20) &- 0x61 < 26 } }
}
