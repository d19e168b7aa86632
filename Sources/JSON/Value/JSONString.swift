internal import ApusEncodings

/// Strings as JSON spells them.
package enum JSONString {
  /// What is escaped besides quotes, backslashes and control characters, which must be.
  package struct Style: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `/` as `\/`.
    package static let slashes = Style(rawValue: 1)
    /// DEL and everything past ASCII.
    package static let beyondASCII = Style(rawValue: 2)
    /// DEL.
    package static let delete = Style(rawValue: 4)
    /// What a terminal would obey or hide: DEL, C1 controls, bidi controls, invisible characters.
    package static let unseen = Style(rawValue: 8)
  }

  /// In quotes. By default only what must be is escaped.
  package static func quoted(_ text: String, _ style: Style = []) -> String {
    var bytes: [UInt8] = []
    appendQuoted(text, to: &bytes, style)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As `quoted`, without the quotes.
  package static func escaped(_ text: String, _ style: Style = []) -> String {
    var bytes: [UInt8] = []
    appendEscaped(text, to: &bytes, style)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what `quoted` returns.
  package static func appendQuoted(_ text: String, to bytes: inout [UInt8], _ style: Style = []) {
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(text, to: &bytes, style)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends one UTF-16 code unit, escaped where the style has it: half a surrogate pair, which no `String` can hold, is
  /// always.
  package static func append(_ unit: UInt16, to bytes: inout [UInt8], _ style: Style) {
    switch unit {
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0a: bytes += "\\n".utf8
    case 0x0c: bytes += "\\f".utf8
    case 0x0d: bytes += "\\r".utf8
    case 0x22, 0x5c:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(truncatingIfNeeded: unit))
    case 0x2f where style.contains(.slashes): bytes += "\\/".utf8
    case 0x7f where style.isDisjoint(with: [.delete, .beyondASCII]): bytes.append(0x7f)
    case 0x20..<0x7f: bytes.append(UInt8(truncatingIfNeeded: unit))
    default: bytes += escape(of: unit)
    }
  }

  /// `\uXXXX` for one UTF-16 code unit, in lower case.
  package static func escape(of unit: UInt16) -> [UInt8] {
    Array(("\\u" + Hex.digits(of: unit, width: 4)).utf8)
  }

  /// What a letter behind a backslash stands for, but for `u`, which digits follow.
  package static func meaning(ofEscape letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func appendEscaped(_ text: String, to bytes: inout [UInt8], _ style: Style) {
    if style.contains(.beyondASCII) {
      for unit in text.utf16 { append(unit, to: &bytes, style) }
      return
    }
    var at = bytes.count
    bytes += text.utf8
    while at < bytes.count, !mustBeEscaped(bytes[at], style) { at += 1 }
    // Most texts stay as they are.
    guard at < bytes.count else { return }
    let rest = Array(bytes[at...])
    bytes.removeSubrange(at...)
    at = 0
    while at < rest.count {
      // Long stretches stay as they are, and what must be escaped stands alone.
      let plain = rest[at...].prefix { !mustBeEscaped($0, style) }
      bytes += plain
      at = plain.endIndex
      guard at < rest.count else { return }
      if rest[at] < 0x7f || !style.contains(.unseen) {
        append(UInt16(rest[at]), to: &bytes, style)
        at += 1
      } else {
        let foreign = rest[at...].prefix { $0 >= 0x7f }
        appendVisible(String(decoding: foreign, as: UTF8.self), to: &bytes)
        at = foreign.endIndex
      }
    }
  }

  private static func appendVisible(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      if Unseen.drawsNothing(scalar.value) {
        for unit in Character(scalar).utf16 { bytes += escape(of: unit) }
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private static func mustBeEscaped(_ byte: UInt8, _ style: Style) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "/") && style.contains(.slashes) || byte == 0x7f && style.contains(.delete)
      || byte >= 0x7f && style.contains(.unseen)
  }
}
