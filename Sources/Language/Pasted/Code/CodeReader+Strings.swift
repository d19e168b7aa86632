internal import ApusEncodings

extension CodeReader {
  /// Whether a text in quotes begins here.
  var opensText: Bool {
    guard let byte else { return false }
    if "\"'".utf8.contains(byte) { return true }
    switch language {
    case .javaScript: return byte == UInt8(ascii: "`")
    case .powerShell: return isNext("@\"") || isNext("@'")
    case .python: return !prefixOfText.isEmpty
    }
  }

  /// `r`, `b`, `f` and `u` before a text of Python's.
  private var prefixOfText: String {
    let letters = bytes[at...].prefix { "rRbBfFuU".utf8.contains($0) }
    guard letters.count < 3, bytes.indices.contains(letters.endIndex),
      "\"'".utf8.contains(bytes[letters.endIndex])
    else { return "" }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }

  mutating func string() throws(LineProblem) -> String {
    let start = at
    if language == .powerShell { return try textOfPowerShell(from: start) }
    let prefix = language == .python ? prefixOfText : ""
    at += prefix.utf8.count
    let quote = String(decoding: bytes[at..<at + 1], as: UTF8.self)
    let isLong = language == .python && isNext(quote + quote + quote)
    let close = isLong ? quote + quote + quote : quote
    at += close.utf8.count
    var text: [UInt8] = []
    while !isNext(close) {
      guard let byte else { throw openText(at: start) }
      if byte == UInt8(ascii: "\\"), !prefix.contains("r") {
        text += escaped()
        continue
      }
      if quote == "`" && isNext("${") || prefix.contains("f") && byte == UInt8(ascii: "{") {
        throw notLiteral(from: start)
      }
      text.append(byte)
      at += 1
    }
    at += close.utf8.count
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes over a text, whatever is in it; false where it does not end.
  mutating func passText() -> Bool {
    at += language == .python ? prefixOfText.utf8.count : 0
    let isLong = language == .powerShell && byte == UInt8(ascii: "@")
    if isLong { at += 1 }
    let quote = text(at..<at + 1)
    let isTriple = language == .python && isNext(quote + quote + quote)
    let close = isLong ? "\n" + quote + "@" : isTriple ? quote + quote + quote : quote
    at += isTriple ? 3 : 1
    let escape = language == .powerShell ? UInt8(ascii: "`") : UInt8(ascii: "\\")
    while let byte {
      if isNext(close) {
        at += close.utf8.count
        return true
      }
      at += byte == escape ? 2 : 1
    }
    return false
  }

  private func openText(at start: Int) -> LineProblem {
    LineProblem("the quote that opens here is never closed", at: start..<start + 1)
  }

  /// What a backslash and what follows it stand for.
  private mutating func escaped() -> [UInt8] {
    at += 1
    guard let letter = byte else { return [] }
    at += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "x"): return scalar(2)
    case UInt8(ascii: "u") where byte == UInt8(ascii: "{"):
      let end = bytes[at...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
      at += 1
      let found = scalar(end - at)
      at = min(end + 1, bytes.count)
      return found
    case UInt8(ascii: "u"): return scalar(4)
    case UInt8(ascii: "U") where language == .python: return scalar(8)
    // Python leaves what it does not know; JavaScript leaves the letter.
    case _ where language == .python && !"\\'\"".utf8.contains(letter): return [UInt8(ascii: "\\"), letter]
    default: return [letter]
    }
  }

  /// So many digits as a character; two halves of one are read together.
  private mutating func scalar(_ count: Int) -> [UInt8] {
    guard let first = hex(count) else { return [] }
    if (0xd800..<0xdc00).contains(first), isNext("\\u") {
      let before = at
      at += 2
      if let second = hex(4), (0xdc00..<0xe000).contains(second) {
        let number = 0x10000 + (first - 0xd800) << 10 + second - 0xdc00
        return Array(String(Unicode.Scalar(number) ?? "\u{fffd}").utf8)
      }
      at = before
    }
    return Array(String(Unicode.Scalar(first) ?? "\u{fffd}").utf8)
  }

  private mutating func hex(_ count: Int) -> UInt32? {
    let digits = bytes[min(at, bytes.count)...].prefix(max(0, count)).prefix { Hex.value(of: $0) != nil }
    at += digits.count
    return Hex.number(of: digits)
  }

  /// `'a ''b'''`, `"a `"b`""`, `@'…'@`: in double quotes `$name` is a variable.
  private mutating func textOfPowerShell(from start: Int) throws(LineProblem) -> String {
    let isLong = byte == UInt8(ascii: "@")
    if isLong { at += 1 }
    let quote = text(at..<at + 1)
    let close = isLong ? "\n" + quote + "@" : quote
    at += 1
    if isLong { at = min((bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1, bytes.count) }
    var text: [UInt8] = []
    while true {
      guard let byte else { throw openText(at: start) }
      if isNext(close) {
        at += close.utf8.count
        guard !isLong, isNext(quote) else { return String(decoding: text, as: UTF8.self) }
        text += Array(quote.utf8)
        at += 1
      } else if quote == "\"", byte == UInt8(ascii: "`") {
        at += 1
        let signs: [UInt8: UInt8] = [0x6e: 0x0a, 0x72: 0x0d, 0x74: 0x09, 0x30: 0]
        if let letter = self.byte { text.append(signs[letter] ?? letter) }
        at += 1
      } else if quote == "\"", byte == UInt8(ascii: "$"), isVariable {
        throw notLiteral(from: start)
      } else {
        text.append(byte)
        at += 1
      }
    }
  }

  private var isVariable: Bool {
    guard bytes.indices.contains(at + 1) else { return false }
    let next = bytes[at + 1]
    return Self.isOfName(next) && !(next &- UInt8(ascii: "0") < 10) || "({".utf8.contains(next)
  }
}
