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

  /// The same of a text that is known to be ASCII.
  package static func appendQuoted(ascii text: [UInt8], to bytes: inout [UInt8], _ style: Style = []) {
    bytes.append(UInt8(ascii: "\""))
    text.lend { appendEscaped($0, to: &bytes, style) }
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
    if text.utf8.count > longest { return text.lend { appendEscaped($0, to: &bytes, style) } }
    var at = bytes.count
    bytes += text.utf8
    while at < bytes.count, !mustBeEscaped(bytes[at], style) { at += 1 }
    // Most texts stay as they are.
    guard at < bytes.count else { return }
    let rest = Array(bytes[at...])
    bytes.removeLast(rest.count)
    rest.lend { appendEscaped($0, to: &bytes, style) }
  }

  /// A text up to this length is looked at first.
  private static let longest = 1_024
  private static let shortest = 32
  /// Room for a stretch: copied at once, where bytes that are made are appended one by one in a build for tests.
  private static let zeros = [UInt8](repeating: 0, count: 2 * longest + EscapedBlocks.overrun)

  private static func appendEscaped(_ source: LentBytes, to bytes: inout [UInt8], _ style: Style) {
    let table = style == .unseen ? unseenTable : style.isEmpty ? plainTable : table(of: style)
    // A large text once; many small ones as they come.
    if source.count > 65_536 {
      bytes.reserveCapacity(bytes.count + source.count + source.count / 8)
    }
    let isWide = style.isEmpty || style == .unseen
    var at = 0
    var stretch = shortest
    while at < source.count {
      // So little at a time that what is not needed of the room costs nothing.
      let end = min(source.count, at + stretch)
      let old = bytes.count
      bytes += zeros[..<(2 * (end - at) + EscapedBlocks.overrun)]
      let length = table.lend { table in
        bytes.withMutableSpan { target in
          var target = target.mutableBytes
          return fill(&target, from: old, source, &at, end, table, wideFor: isWide ? style : nil)
        }
      }
      bytes.removeLast(bytes.count - length)
      if at < end {
        appendRare(of: source, &at, to: &bytes, style)
        stretch = shortest
      } else {
        stretch = min(stretch * 2, longest)
      }
    }
  }

  /// Writes what stays as it is, and what a backslash is enough for, up to another byte.
  ///
  /// - Parameter style: one whose bytes that stay can be told eight at once.
  /// - Returns: where the written bytes end.
  private static func fill(
    _ target: inout MutableRawSpan, from old: Int, _ source: LentBytes, _ at: inout Int, _ end: Int,
    _ table: LentBytes, wideFor style: Style?
  ) -> Int {
    var (place, length) = (at, old)
    defer { at = place }
    if let style {
      let blocks = EscapedBlocks(of: source, table, hidesUnseen: style == .unseen)
      guard blocks.write(&place, end, to: &target, &length) else { return length }
    }
    while place < end {
      if let style, place + 8 <= end {
        let many = source.uncheckedLoad(place, as: UInt64.self)
        target.storeBytes(of: many, toByteOffset: length, as: UInt64.self)
        let marks = marks(in: UInt64(littleEndian: many), style == .unseen)
        let count = marks.trailingZeroBitCount / 8
        place += count
        length += count
        if count == 8 { continue }
      }
      let byte = source.uncheckedByte(place)
      let letter = table.uncheckedByte(Int(byte))
      guard letter != isRare else { return length }
      // Both are written, and the second is written over where it is not wanted: nobody has to guess which it will be.
      target.storeBytes(
        of: letter == stays ? byte : UInt8(ascii: "\\"), toByteOffset: length, as: UInt8.self)
      target.storeBytes(of: letter, toByteOffset: length + 1, as: UInt8.self)
      length += letter == stays ? 1 : 2
      place += 1
    }
    return length
  }

  /// Of eight bytes, the highest bit of those that must be escaped; that of the lowest is never wrong.
  private static func marks(in bytes: UInt64, _ hidesUnseen: Bool) -> UInt64 {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    func zeros(_ bytes: UInt64) -> UInt64 { (bytes &- ones) & ~bytes }
    let plain =
      (bytes &- 0x20 &* ones) & ~bytes | zeros(bytes ^ 0x22 &* ones) | zeros(bytes ^ 0x5c &* ones)
    return (hidesUnseen ? plain | zeros(bytes ^ 0x7f &* ones) | bytes : plain) & tops
  }

  private static let plainTable = table(of: [])
  private static let unseenTable = table(of: .unseen)

  private static func table(of style: Style) -> [UInt8] { (0...0xff).map { escaping(of: $0, style) } }

  private static let stays: UInt8 = 0
  private static let isRare: UInt8 = 1

  /// What stands behind the backslash for a byte that texts in several lines and JSON in JSON are full of.
  private static func escaping(of byte: UInt8, _ style: Style) -> UInt8 {
    guard mustBeEscaped(byte, style) else { return stays }
    switch byte {
    case 0x22, 0x5c: return byte
    case 0x0a: return UInt8(ascii: "n")
    case 0x0d: return UInt8(ascii: "r")
    case 0x09: return UInt8(ascii: "t")
    default: return isRare
    }
  }

  /// Appends a byte that is seldom escaped, or the characters that follow one another past ASCII.
  private static func appendRare(
    of source: LentBytes, _ at: inout Int, to bytes: inout [UInt8], _ style: Style
  ) {
    let first = source.uncheckedByte(at)
    if first < 0x7f || !style.contains(.unseen) {
      append(UInt16(first), to: &bytes, style)
      at += 1
      return
    }
    let start = at
    while at < source.count, source.uncheckedByte(at) >= 0x7f { at += 1 }
    appendVisible(source.text(start..<at), to: &bytes)
  }

  private static func appendVisible(_ text: String, to bytes: inout [UInt8]) {
    guard text.unicodeScalars.contains(where: { Unseen.drawsNothing($0.value) }) else {
      bytes += text.utf8
      return
    }
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
