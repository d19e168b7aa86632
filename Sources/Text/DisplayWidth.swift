/// How many terminal columns a text takes.
///
/// A scalar counts as glibc's `wcwidth` says: wide East Asian characters and emoji take two columns, combining
/// marks none. Terminals disagree about characters made of several scalars; here an emoji sequence (joined with
/// U+200D, with a skin tone, with U+FE0F, a flag) takes two columns, as in tmux, and any other combination the
/// sum of its parts.
package enum DisplayWidth {
  /// The columns `text` takes once `VisibleText` has made it safe: what is escaped counts as its escape.
  package static func of(_ text: String) -> Int {
    if let width = VisibleText.plainWidth(of: text) { return width }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character; of its escape when it is not safe to show.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue, (0x20..<0x7f).contains(ascii) { return 1 }
    if VisibleText.isSafe(character) { return ofSafe(character) }
    return VisibleText.escaped(character, as: .plain).reduce(0) { $0 + ofSafe($1) }
  }

  /// The columns of one scalar: 0, 1 or 2. Controls are 0, as they are never shown as they are.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x300 { return code < 0x20 || (0x7f..<0xa0).contains(code) || code == 0xad ? 0 : 1 }
    if WideCharacters.contains(code) { return 2 }
    if isHangulTail(code) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if isHalfFlag(code) { return 1 }
    return scalar.properties.isEmojiPresentation ? 2 : 1
  }

  private static func ofSafe(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if EmojiSequence.matches(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Hangul vowels and final consonants, drawn into the syllable before them.
  static func isHangulTail(_ code: UInt32) -> Bool {
    (0x1160...0x11ff).contains(code) || (0xd7b0...0xd7ff).contains(code)
  }

  static func isHalfFlag(_ code: UInt32) -> Bool { (0x1f1e6...0x1f1ff).contains(code) }
}
