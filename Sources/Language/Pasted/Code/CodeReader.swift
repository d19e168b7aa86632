internal import ApusEncodings

/// Reads literals of a program from a text's UTF-8, for every language that is read here.
struct CodeReader {
  enum Language {
    case javaScript, python, powerShell
  }

  let language: Language
  let bytes: [UInt8]
  var at: Int
  /// How many brackets are open: what has more than a person writes is not read.
  var depth = 0

  init(_ text: String, _ language: Language, at start: Int = 0) {
    self.language = language
    bytes = Array(text.utf8)
    at = start
  }

  var byte: UInt8? { bytes.indices.contains(at) ? bytes[at] : nil }

  func isNext(_ text: String) -> Bool { bytes[min(at, bytes.count)...].starts(with: text.utf8) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Passes over blanks and comments, and in PowerShell over what joins two lines.
  mutating func skip() {
    while let byte {
      if isBlank(byte) || language == .powerShell && isNext("`\n") || isNext("\\\n") {
        at += isBlank(byte) ? 1 : 2
      } else if language == .javaScript ? isNext("//") : byte == UInt8(ascii: "#") {
        at = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if language == .javaScript, isNext("/*") {
        at = bytes[at...].firstRange(of: "*/".utf8)?.upperBound ?? bytes.count
      } else {
        return
      }
    }
  }

  /// Takes a sign that stands here, behind blanks.
  mutating func take(_ sign: String) -> Bool {
    skip()
    guard isNext(sign) else { return false }
    at += sign.utf8.count
    return true
  }

  mutating func expect(_ sign: String) throws(LineProblem) {
    guard take(sign) else { throw notLiteral(from: at) }
  }

  /// A name, with dots in it; empty when none stands here.
  mutating func takeName() -> String {
    skip()
    let start = at
    while let byte, Self.isOfName(byte) || byte == UInt8(ascii: ".") { at += 1 }
    return text(start..<at)
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte &- UInt8(ascii: "0") < 10
      || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// What stands where only a literal could be read, up to where it ends.
  func notLiteral(from start: Int) -> LineProblem {
    var depth = 0
    var end = start
    scan: while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { break scan }
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\n"): if depth == 0 { break scan }
      default: break
      }
      end += 1
    }
    let found = text(start..<end).trimmed
    guard !found.isEmpty else {
      return LineProblem("expected a value here", at: min(start, bytes.count)..<min(start, bytes.count))
    }
    let shown = found.count > 40 ? found.prefix(40) + "…" : found[...]
    return LineProblem(
      "`\(shown)` is known to the program only: here a value stands in the call itself",
      at: start..<start + found.utf8.count)
  }
}
