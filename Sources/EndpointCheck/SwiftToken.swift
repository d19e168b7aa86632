/// A word or a sign of Swift source. What stands in comments and in texts is none, but what a text interpolates is.
struct SwiftToken: Equatable {
  let text: Substring
  let line: Int

  /// Whether it can be a name.
  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false }
  /// The name without backticks.
  var name: String { text.filter { $0 != "`" } }

  static func all(in source: String) -> [SwiftToken] {
    var reader = SwiftTokenReader(source)
    return reader.all()
  }
}

/// Cuts source into tokens.
private struct SwiftTokenReader {
  private let bytes: [UInt8]
  private let source: String
  private var at = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
  }

  mutating func all() -> [SwiftToken] {
    read(untilClosing: false)
    return tokens
  }

  /// Reads to the end, or to the bracket that closes an interpolation.
  private mutating func read(untilClosing isInterpolation: Bool) {
    var depth = 0
    while at < bytes.count {
      if skipComment() || skipText() { continue }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isWordByte(byte) {
        takeWord()
        continue
      }
      if isInterpolation, byte == UInt8(ascii: ")"), depth == 0 { return }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      // An arrow closes no bracket.
      let width = isNext("->") ? 2 : 1
      if byte > 0x20 { tokens.append(SwiftToken(text: text(at..<at + width), line: line)) }
      at += width
    }
  }

  private func text(_ range: Range<Int>) -> Substring {
    let start = source.utf8.index(source.utf8.startIndex, offsetBy: range.lowerBound)
    return source[start..<source.utf8.index(start, offsetBy: range.count)]
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
  }

  private mutating func takeWord() {
    let start = at
    while at < bytes.count, isWordByte(bytes[at]) { at += 1 }
    tokens.append(SwiftToken(text: text(start..<at), line: line))
  }

  private func isNext(_ text: StaticString, _ ahead: Int = 0) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return at + ahead + wanted.count <= bytes.count && bytes[(at + ahead)...].starts(with: wanted)
  }

  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      return true
    }
    guard isNext("/*") else { return false }
    var depth = 0
    repeat {
      if isNext("/*") {
        (depth, at) = (depth + 1, at + 2)
      } else if isNext("*/") {
        (depth, at) = (depth - 1, at + 2)
      } else {
        if bytes[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
      }
    } while depth > 0 && at < bytes.count
    return true
  }

  /// Skips a text of any kind, and reads what it interpolates.
  private mutating func skipText() -> Bool {
    var hashes = 0
    while at + hashes < bytes.count, bytes[at + hashes] == UInt8(ascii: "#") { hashes += 1 }
    guard isNext("\"", hashes) else { return false }
    let isLong = isNext("\"\"\"", hashes)
    at += hashes + (isLong ? 3 : 1)
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") {
        line += 1
        if !isLong { return true }
      }
      if bytes[at] == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        at += 1 + hashes
        if isNext("(") {
          at += 1
          read(untilClosing: true)
        }
        at += 1
      } else if isLong ? isNext("\"\"\"") : isNext("\""), hasHashes(hashes, after: isLong ? 3 : 1) {
        at += (isLong ? 3 : 1) + hashes
        return true
      } else {
        at += 1
      }
    }
    return true
  }

  private func hasHashes(_ count: Int, after ahead: Int) -> Bool {
    let from = at + ahead
    return from + count <= bytes.count && bytes[from..<from + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
