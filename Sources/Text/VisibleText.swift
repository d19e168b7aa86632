internal import ApusEncodings

/// The one filter between any text and the terminal.
///
/// What could move the cursor, change a mode, reverse the reading order or hide is shown as an escape that can be
/// seen: C0 and C1 controls, DEL, bidi controls, line separators, zero-width and other invisible characters,
/// combining marks with nothing to sit on. An invisible character inside an emoji that needs it stays.
package enum VisibleText {
  /// How an escape is spelled.
  package enum Notation: Sendable {
    /// `\n`, `\x1b`, `\u{202e}`.
    case plain
    /// As inside a JSON string: `\n`, `\u001b`, `\u202e`.
    case json
  }

  /// `text` as one line: newlines and tabs are escaped too.
  package static func line(_ text: String, as notation: Notation = .plain) -> String {
    if plainWidth(of: text) != nil { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for character in text { append(character, to: &result, as: notation) }
    return result
  }

  /// Bytes as one line. Those that are not UTF-8 read `\xff`.
  package static func line(bytes: some Collection<UInt8>) -> String {
    var result = ""
    var rest = Array(bytes)[...]
    if let whole = String(validating: rest, as: UTF8.self) { return line(whole) }
    while !rest.isEmpty {
      let valid = rest.prefix(validUTF8Prefix(of: rest))
      result += line(String(decoding: valid, as: UTF8.self))
      rest = rest.dropFirst(valid.count)
      if let stray = rest.popFirst() { result += hexEscape(UInt32(stray)) }
    }
    return result
  }

  /// `text` as lines: newlines and tabs stay.
  ///
  /// With `keepingStyles`, colour sequences (`ESC [ … m`) stay too: only for text that our own renderer coloured.
  package static func block(_ text: String, keepingStyles: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var rest = text[...]
    while true {
      let plain = plainPrefix(of: rest)
      result += plain
      rest = rest[plain.endIndex...]
      guard let character = rest.first else { return result }
      if keepingStyles, character == "\u{1b}", let style = leadingStyle(of: rest) {
        result += style
        rest = rest[style.endIndex...]
        continue
      }
      switch character {
      case "\n", "\t": result.append(character)
      case "\r\n": result += "\\r\n"
      default: append(character, to: &result, as: .plain)
      }
      rest.removeFirst()
    }
  }

  /// What is at the start and nothing to look at letter by letter: ASCII, line feeds and tabs. A last letter that
  /// something may belong to stands outside.
  private static func plainPrefix(of text: Substring) -> Substring {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(where: { $0 &- 0x20 >= 0x5f && $0 != 0x0a && $0 != 0x09 }) else {
      return text
    }
    return text[..<(bytes[end] < 0x80 || end == text.startIndex ? end : bytes.index(before: end))]
  }

  private static func append(_ character: Character, to result: inout String, as notation: Notation) {
    if isSafe(character) {
      result.append(character)
    } else {
      result += escaped(character, as: notation)
    }
  }

  /// How many scalars a text has whose scalars all are characters of one column by themselves, as ASCII and the Latin
  /// letters and signs after it are; `nil` for any other. Most lines have nothing else.
  static func plainWidth(of text: String) -> Int? {
    var width = 0
    var lead: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x80 {
        guard byte &- 0x20 < 0x5f else { return nil }
        width += 1
      } else if byte >= 0xc0 {
        // U+0080 to U+02FF.
        guard byte < 0xcc else { return nil }
        width += 1
      } else if lead == 0xc2, byte < 0xa1 || byte == 0xad {
        // C1 controls, the blank that does not break, the soft hyphen.
        return nil
      }
      lead = byte
    }
    return width
  }

  /// The colour sequence `text` begins with, if it does.
  private static func leadingStyle(of text: Substring) -> Substring? {
    let utf8 = text.utf8
    guard utf8.dropFirst().first == UInt8(ascii: "[") else { return nil }
    let end = utf8.dropFirst(2).firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }
    guard let end, utf8[end] == UInt8(ascii: "m") else { return nil }
    return text[...end]
  }
}

extension VisibleText {
  /// Whether a terminal shows this character and does nothing else.
  package static func isSafe(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, isSafe(first), !isMark(first) else { return false }
    // Nearly every character has few.
    if scalars.dropFirst(mostMarks + 1).first != nil, hidesOthers(scalars) { return false }
    return scalars.dropFirst().allSatisfy { isSafe($0) || DisplayWidth.allows($0, after: first) }
  }

  /// How many marks one letter is drawn with. Scripts have up to four.
  static let mostMarks = 8
  /// How many scalars one picture is drawn of. A kiss of two people with their skin tones has ten.
  private static let mostOfPicture = 16

  /// Whether a character has so many parts that it would paint over what stands around it.
  private static func hidesOthers(_ scalars: Character.UnicodeScalarView) -> Bool {
    DisplayWidth.isPicture(scalars)
      ? scalars.count > mostOfPicture : scalars.count(where: isMark) > mostMarks
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    !Unseen.onTerminal.contains(scalar)
  }

  /// A mark with nothing to sit on would change the character before it on the screen.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: DisplayWidth.isHangulTail(scalar.value)
    }
  }
}

extension VisibleText {
  /// A character with each scalar that is not safe by itself escaped.
  package static func escaped(_ character: Character, as notation: Notation = .plain) -> String {
    if let cut = cut(character) { return cut }
    return character.unicodeScalars.reduce(into: "") { result, scalar in
      let isSafe = isSafe(Character(scalar))
      result += isSafe ? String(Character(scalar)) : escape(of: scalar, as: notation)
    }
  }

  /// A letter with its first marks and the number of the others, when that is all that is wrong with it.
  private static func cut(_ character: Character) -> String? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !isMark(first), scalars.dropFirst().allSatisfy(isMark) else {
      return nil
    }
    let others = scalars.count - mostMarks - 1
    let kept = String(String.UnicodeScalarView(scalars.prefix(mostMarks + 1)))
    return others > 0 && kept.allSatisfy(isSafe) ? "\(kept)…(+\(others) mark\(others == 1 ? "" : "s"))" : nil
  }

  /// The escape that stands for one scalar.
  package static func escape(of scalar: Unicode.Scalar, as notation: Notation = .plain) -> String {
    switch (scalar, notation) {
    case ("\n", _): return "\\n"
    case ("\r", _): return "\\r"
    case ("\t", _): return "\\t"
    case (_, .plain):
      return scalar.isASCII ? hexEscape(scalar.value) : "\\u{\(String(scalar.value, radix: 16))}"
    case (_, .json):
      return Character(scalar).utf16.map { "\\u" + Hex.digits(of: $0, width: 4) }.joined()
    }
  }

  private static func hexEscape(_ byte: UInt32) -> String { "\\x" + Hex.digits(of: byte, width: 2) }
}

/// How many bytes from the start are whole UTF-8 scalars.
private func validUTF8Prefix(of bytes: ArraySlice<UInt8>) -> Int {
  var decoder = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var count = 0
  while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
  return count
}
