/// Takes a text in GraphQL apart, a token at a time, as the specification of October 2021 has it. It never fails: what
/// is no token is a broken one.
package struct GraphQLLexer: Sendable {
  package let bytes: [UInt8]
  /// Where the text ends for this lexer.
  private let end: Int
  /// Where the next token is looked for.
  package var place: Int

  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    end = min(range?.upperBound ?? bytes.count, bytes.count)
    place = max(0, min(range?.lowerBound ?? 0, end))
  }

  package mutating func next() -> GraphQLToken {
    skipIgnored()
    guard place < end else { return GraphQLToken(kind: .end, range: end..<end) }
    let start = place
    let kind = token(from: bytes[place])
    return GraphQLToken(kind: kind, range: start..<place)
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Blanks, commas, line breaks, comments and a byte order mark mean nothing.
  private mutating func skipIgnored() {
    while place < end {
      switch bytes[place] {
      case 0x20, 0x09, 0x0a, 0x0d, UInt8(ascii: ","): place += 1
      case UInt8(ascii: "#"): while place < end, bytes[place] != 0x0a, bytes[place] != 0x0d { place += 1 }
      case 0xef where bytes[place..<end].starts(with: [0xef, 0xbb, 0xbf]): place += 3
      default: return
      }
    }
  }

  private mutating func token(from first: UInt8) -> GraphQLToken.Kind {
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      while place < end, Self.isNamePart(bytes[place]) { place += 1 }
      return .name
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return number()
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "."):
      let isSpread = bytes[place..<end].starts(with: "...".utf8)
      place += isSpread ? 3 : 1
      return isSpread ? .spread : .broken
    default:
      place += 1
      if "!$&():=@[]{|}".utf8.contains(first) { return .sign(first) }
      while place < end, bytes[place] & 0xc0 == 0x80 { place += 1 }
      return .broken
    }
  }

  package static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  // MARK: Numbers

  /// A number must end before a name or another point begins: `01`, `1.` and `1a` are none.
  private mutating func number() -> GraphQLToken.Kind {
    var isRight = true
    var isFloat = false
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let start = place
    isRight = digits() && (bytes[start] != UInt8(ascii: "0") || place == start + 1)
    if place < end, bytes[place] == UInt8(ascii: ".") {
      place += 1
      isFloat = true
      isRight = digits() && isRight
    }
    if place < end, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      isFloat = true
      if place < end, "+-".utf8.contains(bytes[place]) { place += 1 }
      isRight = digits() && isRight
    }
    let rest = place
    while place < end, Self.isNamePart(bytes[place]) || bytes[place] == UInt8(ascii: ".") { place += 1 }
    guard isRight, rest == place else { return .broken }
    return isFloat ? .float : .integer
  }

  private mutating func digits() -> Bool {
    let start = place
    while place < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) { place += 1 }
    return place > start
  }

  // MARK: Strings

  private mutating func string() -> GraphQLToken.Kind {
    if bytes[place..<end].starts(with: "\"\"\"".utf8) { return blockString() }
    place += 1
    while place < end, bytes[place] != 0x0a, bytes[place] != 0x0d {
      if bytes[place] == UInt8(ascii: "\"") {
        place += 1
        return .string
      }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place, end)
    return .broken
  }

  private mutating func blockString() -> GraphQLToken.Kind {
    place += 3
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\""), bytes[place..<end].starts(with: "\"\"\"".utf8) {
        place += 3
        return .blockString
      }
      let isEscaped = byte == UInt8(ascii: "\\") && bytes[place..<end].starts(with: "\\\"\"\"".utf8)
      place += isEscaped ? 4 : 1
    }
    return .broken
  }
}
