/// A fixed way to write dates, by a pattern such as `yyyy-MM-dd HH:mm:ss`.
///
/// The letters are Unicode's: `yyyy MM dd HH mm ss`, one letter less for numbers without a leading zero (`M`,
/// `d`, `H`, `m`, `s`), `S`, `SS`, … for as many digits of a second's fraction, `XXX` for `Z` or `+09:00`,
/// `X` and `XX` for `Z` or `+0900`, `Z` for `+0000` or `+0900`. Everything else stands for itself, and so
/// does what is in single quotes; `''` is a quote. A date is read only if all of it fits.
///
/// Parts that a pattern does not name are those of 2000-01-01 00:00:00.
public struct DateFormat: Sendable, Hashable {
  /// As it was given.
  public let pattern: String
  /// Seconds ahead of UTC, for patterns that do not say the offset themselves.
  public let utcOffset: Int
  private let parts: [Part]

  private enum Part: Sendable, Hashable {
    case literal([UInt8])
    case number(Field, digits: Int)
    case fraction(digits: Int)
    case offset(hasColon: Bool, usesZ: Bool)
  }

  private enum Field: Sendable, Hashable {
    case year, month, day, hour, minute, second

    var path: WritableKeyPath<Timestamp.Civil, Int> {
      switch self {
      case .year: \.year
      case .month: \.month
      case .day: \.day
      case .hour: \.hour
      case .minute: \.minute
      case .second: \.second
      }
    }
  }

  /// A pattern in UTC, or so many seconds ahead of it.
  public init(_ pattern: String, utcOffset: Int = 0) {
    self.pattern = pattern
    self.utcOffset = utcOffset
    parts = Self.parts(of: Array(pattern.utf8)[...])
  }

  /// The moment a text says; `nil` when it does not follow the pattern or there is no such moment.
  public func timestamp(from text: String) -> Timestamp? {
    var scanner = Timestamp.Scanner(text)
    var time = Timestamp.Civil()
    var offset = utcOffset
    for part in parts {
      switch part {
      case .literal(let bytes):
        guard scanner.skip(bytes) else { return nil }
      case .number(let field, let digits):
        guard let value = scanner.number(digits == 1 ? 1...2 : digits...digits) else { return nil }
        time[keyPath: field.path] = value
      case .fraction(let digits):
        guard let value = scanner.fraction(digits...digits) else { return nil }
        time.nanosecond = value
      case .offset:
        guard let value = scanner.utcOffset() else { return nil }
        offset = value
      }
    }
    return scanner.isAtEnd ? time.timestamp(utcOffset: offset) : nil
  }

  /// The text for a moment; `nil` for years that have no four digits.
  public func text(for moment: Timestamp) -> String? {
    let time = Timestamp.Civil(moment, utcOffset: utcOffset)
    guard (0...9999).contains(time.year) else { return nil }
    var bytes: [UInt8] = []
    for part in parts {
      switch part {
      case .literal(let literal): bytes += literal
      case .number(let field, let digits): append(time[keyPath: field.path], digits: digits, to: &bytes)
      case .fraction(let digits):
        var all: [UInt8] = []
        append(time.nanosecond, digits: 9, to: &all)
        bytes += all.prefix(digits) + [UInt8](repeating: 0x30, count: max(0, digits - 9))
      case .offset(let hasColon, let usesZ): appendOffset(hasColon: hasColon, usesZ: usesZ, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    let text = String(number).utf8
    bytes += [UInt8](repeating: 0x30, count: max(0, digits - text.count)) + text
  }

  private func appendOffset(hasColon: Bool, usesZ: Bool, to bytes: inout [UInt8]) {
    if usesZ, utcOffset == 0 { return bytes.append(UInt8(ascii: "Z")) }
    bytes.append(UInt8(ascii: utcOffset < 0 ? "-" : "+"))
    append(abs(utcOffset) / 3600, digits: 2, to: &bytes)
    if hasColon { bytes.append(UInt8(ascii: ":")) }
    append(abs(utcOffset) / 60 % 60, digits: 2, to: &bytes)
  }
}

// MARK: - Patterns

extension DateFormat: ExpressibleByStringLiteral {
  /// A pattern in UTC.
  public init(stringLiteral pattern: String) { self.init(pattern) }
}

extension DateFormat {
  private static func parts(of pattern: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var rest = pattern
    while let letter = rest.first {
      if letter == UInt8(ascii: "'") {
        parts.append(.literal(quoted(&rest)))
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      parts.append(part(letter, run.count) ?? .literal(Array(run)))
    }
    return parts
  }

  private static func part(_ letter: UInt8, _ count: Int) -> Part? {
    switch (Unicode.Scalar(letter), count) {
    case ("y", 4): .number(.year, digits: 4)
    case ("M", 1...2): .number(.month, digits: count)
    case ("d", 1...2): .number(.day, digits: count)
    case ("H", 1...2): .number(.hour, digits: count)
    case ("m", 1...2): .number(.minute, digits: count)
    case ("s", 1...2): .number(.second, digits: count)
    case ("S", _): .fraction(digits: count)
    case ("X", 1...3): .offset(hasColon: count == 3, usesZ: true)
    case ("Z", 1...3): .offset(hasColon: false, usesZ: false)
    case ("Z", 5): .offset(hasColon: true, usesZ: true)
    default: nil
    }
  }

  /// Takes a quoted literal off the front; two quotes are one, inside a literal or by themselves.
  private static func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let quote = UInt8(ascii: "'")
    var literal: [UInt8] = []
    rest = rest.dropFirst()
    if rest.first == quote {
      rest = rest.dropFirst()
      return [quote]
    }
    while let byte = rest.popFirst() {
      if byte == quote {
        guard rest.first == quote else { break }
        rest = rest.dropFirst()
      }
      literal.append(byte)
    }
    return literal
  }
}
