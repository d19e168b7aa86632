/// A text in a source, as tables of other languages know it: `{0}` for what is filled in.
struct TextLiteral {
  let key: String
  /// What stands before it, without blanks.
  let before: Substring
  let line: Int

  /// All that stand in calls, but those within others; several with `+` between them are one.
  static func all(in lines: [Substring]) -> [TextLiteral] {
    var reader = TextLiteralReader(lines)
    var found: [TextLiteral] = []
    while let literal = reader.next() { found.append(literal) }
    return found
  }
}

/// Reads the texts of a source, byte by byte.
private struct TextLiteralReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  private static let quote = UInt8(ascii: "\"")
  private static let newline = UInt8(ascii: "\n")

  init(_ lines: [Substring]) { bytes = Array(lines.joined(separator: "\n").utf8) }

  mutating func next() -> TextLiteral? {
    while place < bytes.count {
      switch bytes[place] {
      case Self.quote: if let literal = literal() { return literal }
      case Self.newline: step()
      case UInt8(ascii: "/") where starts(with: "//"): skipRemark()
      // Patterns hold quotes that open nothing, and such texts are for nobody.
      case UInt8(ascii: "#") where starts(with: "#\"") || starts(with: "#/"): skipRaw()
      default: place += 1
      }
    }
    return nil
  }

  private mutating func step() {
    if place < bytes.count, bytes[place] == Self.newline { line += 1 }
    place += 1
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer {
      place + $0.count <= bytes.count && bytes[place..<place + $0.count].elementsEqual($0)
    }
  }

  private mutating func skipRemark() {
    while place < bytes.count, bytes[place] != Self.newline { place += 1 }
  }

  private mutating func skipRaw() {
    let end = bytes[place + 1] == Self.quote ? "\"#" : "/#"
    place += 2
    while place < bytes.count, !(end == "\"#" ? starts(with: "\"#") : starts(with: "/#")) { step() }
    place += 2
  }

  private mutating func literal() -> TextLiteral? {
    let (start, number) = (place, line)
    var places = 0
    var key = text(&places)
    while true {
      let (end, endLine) = (place, line)
      skipBlanks()
      guard starts(with: "+") else {
        (place, line) = (end, endLine)
        break
      }
      step()
      skipBlanks()
      guard starts(with: "\"") else {
        (place, line) = (end, endLine)
        break
      }
      key += text(&places)
    }
    let before = bytes[max(0, start - 160)..<start].reversed().drop { $0 == 0x20 || $0 == Self.newline }
    // Most texts stand elsewhere than in a call, and are not looked at any closer.
    guard let last = before.first, "(,:".utf8.contains(last) else { return nil }
    return TextLiteral(
      key: String(decoding: key, as: UTF8.self),
      before: Substring(String(decoding: before.reversed(), as: UTF8.self)), line: number)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == Self.newline { step() }
  }

  /// One text, from its quotes to behind them.
  private mutating func text(_ places: inout Int) -> [UInt8] {
    let isLong = starts(with: "\"\"\"")
    place += isLong ? 3 : 1
    var key: [UInt8] = []
    while place < bytes.count {
      if isLong ? starts(with: "\"\"\"") : bytes[place] == Self.quote { break }
      if starts(with: "\\(") {
        key += Array("{\(places)}".utf8)
        places += 1
        skipFilled()
      } else if bytes[place] == UInt8(ascii: "\\") {
        place += 1
        if place < bytes.count, bytes[place] == Self.newline { skipBlanks() } else { escape(&key) }
      } else if bytes[place] == Self.newline {
        key.append(Self.newline)
        skipBlanks()
      } else {
        key.append(bytes[place])
        place += 1
      }
    }
    place += isLong ? 3 : 1
    return isLong
      ? Array(key.drop { $0 == Self.newline }.reversed().drop { $0 == Self.newline }.reversed()) : key
  }

  private mutating func escape(_ key: inout [UInt8]) {
    guard place < bytes.count else { return }
    if starts(with: "u{") {
      let digits = bytes[(place + 2)...].prefix { $0 != UInt8(ascii: "}") }
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      if let scalar { key += Array(String(scalar).utf8) }
      place = digits.endIndex + 1
    } else {
      let named: [UInt8: UInt8] = [0x6e: 0x0a, 0x74: 0x09, 0x72: 0x0d, 0x30: 0]
      key.append(named[bytes[place]] ?? bytes[place])
      place += 1
    }
  }

  /// What fills a place, with the texts in it.
  private mutating func skipFilled() {
    place += 2
    var depth = 1
    while place < bytes.count, depth > 0 {
      if bytes[place] == Self.quote {
        var places = 0
        _ = text(&places)
        continue
      }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      step()
    }
  }
}
