internal import ApusEncodings

extension WordReader {
  mutating func readSingleQuoted(into parts: inout FragmentList) {
    let open = at
    at += 1
    parts.hasQuotes = true
    while let byte, byte != UInt8(ascii: "'") {
      if readVariable(into: &parts) || readEscapedBraces(into: &parts) { continue }
      copy(1, into: &parts)
    }
    close(open..<open + 1, "'")
  }

  /// As in `sh`: a backslash is one but before `"`, `\`, `$`, a backquote or the end of a line.
  mutating func readDoubleQuoted(into parts: inout FragmentList) {
    let open = at
    at += 1
    parts.hasQuotes = true
    while let byte, byte != UInt8(ascii: "\"") {
      switch byte {
      case UInt8(ascii: "\\") where syntax == .windows:
        readWindowsBackslash(into: &parts)
      case UInt8(ascii: "^") where syntax == .windows && peek(1) != nil && opensWithCaret(open):
        at += 1
        if self.byte == UInt8(ascii: "\\") {
          readWindowsBackslash(into: &parts)
        } else if self.byte != UInt8(ascii: "\"") {
          copy(1, into: &parts)
        }
      case UInt8(ascii: "\\"):
        readQuotedBackslash(into: &parts)
      case UInt8(ascii: "$") where syntax == .shell && readShellVariable(into: &parts):
        break
      case UInt8(ascii: "`") where syntax == .shell:
        refuseSubstitution(length: 1)
        copy(1, into: &parts)
      default:
        if !readVariable(into: &parts) { copy(1, into: &parts) }
      }
    }
    close(open..<open + 1, "\"")
  }

  /// - Parameter orQuote: whether it keeps a quote from closing.
  mutating func readQuotedBackslash(into parts: inout FragmentList, orQuote: Bool = true) {
    if readEscapedBraces(into: &parts) { return }
    guard let next = peek(1), "\"\\$`\n".utf8.contains(next), orQuote || next != UInt8(ascii: "\"") else {
      copy(1, into: &parts)
      return
    }
    if next != UInt8(ascii: "\n") {
      parts.add(.escaped, String(UnicodeScalar(next)), at: at..<at + 2)
    }
    at += 2
  }

  private func opensWithCaret(_ open: Int) -> Bool { open > 0 && bytes[open - 1] == UInt8(ascii: "^") }

  /// Programs on Windows read `\"` as a quote, and every other backslash as one.
  mutating func readWindowsBackslash(into parts: inout FragmentList) {
    // A line copied by a browser has carets before both: `^\^"`.
    let quote = [1, 2].first { peek($0) == UInt8(ascii: "\"") && ($0 == 1 || peek(1) == UInt8(ascii: "^")) }
    guard let quote else {
      let isPair = isNext("\\\\") || isNext("\\^\\")
      copy(1, into: &parts)
      if isPair { at += isNext("^") ? 2 : 1 }
      return
    }
    parts.add(.escaped, "\"", at: at..<at + quote + 1)
    at += quote + 1
  }

  mutating func close(_ open: Range<Int>, _ quote: String) {
    guard byte != nil else {
      unfinished = .quote
      problems.append(LineProblem("the quote that opens here is never closed; expected `\(quote)`", at: open))
      return
    }
    at += 1
  }

  /// `$'…'`, where escapes are those of C.
  mutating func readEscapedQuoted(into parts: inout FragmentList) {
    let open = at
    at += 2
    parts.hasQuotes = true
    while let byte, byte != UInt8(ascii: "'") {
      if byte == UInt8(ascii: "\\") {
        readEscapes(into: &parts)
      } else if !readVariable(into: &parts) {
        copy(1, into: &parts)
      }
    }
    close(open..<open + 2, "'")
  }

  /// Reads escapes that follow each other as one, since several may spell one character: `\xe3\x81\x82`.
  private mutating func readEscapes(into parts: inout FragmentList) {
    let start = at
    var result: [UInt8] = []
    while byte == UInt8(ascii: "\\") {
      at += 1
      guard let letter = byte else { break }
      at += 1
      result += escape(letter)
    }
    parts.add(.escaped, String(decoding: result, as: UTF8.self), at: start..<at)
  }

  private mutating func escape(_ letter: UInt8) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return [0x1b]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "v"): return [0x0b]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "x"):
      return digits(atMost: 2, radix: 16).map { [UInt8(truncatingIfNeeded: $0)] } ?? Array("\\x".utf8)
    case UInt8(ascii: "u"): return scalar(digits(atMost: 4, radix: 16)) ?? Array("\\u".utf8)
    case UInt8(ascii: "U"): return scalar(digits(atMost: 8, radix: 16)) ?? Array("\\U".utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      at -= 1
      return digits(atMost: 3, radix: 8).map { [UInt8(truncatingIfNeeded: $0)] } ?? []
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "?"): return [letter]
    case 0x80...:
      // The first byte of a character: all of it is left to be read.
      at -= 1
      return [UInt8(ascii: "\\")]
    default: return [UInt8(ascii: "\\"), letter]
    }
  }

  /// Reads a number; `nil` when no digit stands here.
  private mutating func digits(atMost limit: Int, radix: Int) -> UInt32? {
    let run = bytes[min(at, bytes.count)...].prefix(limit).prefix {
      let digit = Hex.value(of: $0).map(Int.init)
      return digit != nil && digit ?? 16 < radix
    }
    at += run.count
    return UInt32(String(decoding: run, as: UTF8.self), radix: radix)
  }

  private func scalar(_ number: UInt32?) -> [UInt8]? {
    number.map { Array(String(Unicode.Scalar($0) ?? "\u{fffd}").utf8) }
  }
}
