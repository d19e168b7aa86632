internal import ApusEncodings

/// Cuts a script into its words. Comments are none.
struct ScriptTokens {
  private let bytes: [UInt8]
  private var place = 0
  private var line: Int
  private var isFirst = true
  private(set) var tokens: [ScriptToken] = []

  /// - Parameter line: the line of the file that the script begins in.
  init(_ text: String, line: Int) {
    bytes = Array(text.utf8)
    self.line = line
    while place < bytes.count { step() }
  }

  private static let signs = [
    "===", "!==", "...", "=>", "==", "!=", "<=", ">=", "&&", "||", "??", "?.", "++", "--", "+=", "-=",
  ].map { Array($0.utf8) }

  private mutating func step() {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      isFirst = true
      place += 1
    case 0...32: place += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
    // The language of Resterm's scripts has these comments.
    case UInt8(ascii: "#"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(until: byte)
    case UInt8(ascii: "`"): readTemplate()
    case 0x30...0x39: add(.number(text { Self.isNameByte($0) || $0 == UInt8(ascii: ".") }))
    case _ where Self.isNameByte(byte): add(.name(text(while: Self.isNameByte)))
    default: readSign()
    }
  }

  private var next: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while place < bytes.count, holds(bytes[place]) { place += 1 }
  }

  private mutating func text(while holds: (UInt8) -> Bool) -> String {
    let start = place
    skip(while: holds)
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func add(_ kind: ScriptToken.Kind) {
    tokens.append(ScriptToken(kind: kind, line: line, isFirst: isFirst))
    isFirst = false
  }

  private mutating func skipComment() {
    place += 2
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        place += 2
        return
      }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }

  private mutating func readSign() {
    if let sign = Self.signs.first(where: { bytes[place...].starts(with: $0) }) {
      place += sign.count
      return add(.sign(String(decoding: sign, as: UTF8.self)))
    }
    let byte = bytes[place]
    place += 1
    add("()[]{}.,;:?=<>!+-*%&|".utf8.contains(byte) ? .sign(String(UnicodeScalar(byte))) : .strange)
  }

  private mutating func readString(until quote: UInt8) {
    place += 1
    var result: [UInt8] = []
    while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\n") {
      result += character()
    }
    let isClosed = place < bytes.count && bytes[place] == quote
    if isClosed { place += 1 }
    add(isClosed ? .string(String(decoding: result, as: UTF8.self)) : .strange)
  }

  /// A byte of a string, or what a backslash makes of the next.
  private mutating func character() -> [UInt8] {
    guard bytes[place] == UInt8(ascii: "\\"), let escaped = next else {
      place += 1
      return [bytes[place - 1]]
    }
    place += 2
    if escaped == UInt8(ascii: "u"), place + 4 <= bytes.count,
      let code = Hex.number(of: bytes[place..<place + 4]),
      let scalar = UnicodeScalar(code)
    {
      place += 4
      return Array(String(scalar).utf8)
    }
    switch escaped {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    default: return [escaped]
    }
  }

  private mutating func readTemplate() {
    place += 1
    var pieces: [[UInt8]] = [[]]
    while place < bytes.count, bytes[place] != UInt8(ascii: "`") {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      guard bytes[place] == UInt8(ascii: "$"), next == UInt8(ascii: "{") else {
        pieces[pieces.count - 1] += character()
        continue
      }
      place += 2
      let start = place
      skip { $0 != UInt8(ascii: "}") }
      pieces += [Array(bytes[start..<place]), []]
      place = min(place + 1, bytes.count)
    }
    let isClosed = place < bytes.count
    place = min(place + 1, bytes.count)
    add(isClosed ? .template(pieces.map { String(decoding: $0, as: UTF8.self) }) : .strange)
  }
}
