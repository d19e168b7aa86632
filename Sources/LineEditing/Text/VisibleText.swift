/// The filter between any text and the terminal: what could move the cursor, change a mode, reverse the reading order
/// or hide is shown as an escape that can be seen, such as `^[` or `\u{202e}`.
package enum VisibleText {
  /// `text` with everything unsafe escaped. Newlines and tabs stay.
  ///
  /// With `keepingStyles`, colour sequences (`ESC [ … m`) stay too: for text that our own renderer coloured.
  package static func filtered(_ text: String, keepingStyles: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var rest = text[...]
    while let character = rest.first {
      if keepingStyles, character == "\u{1b}", let style = leadingStyle(of: rest) {
        result += style
        rest = rest[style.endIndex...]
        continue
      }
      append(character, to: &result)
      rest.removeFirst()
    }
    return result
  }

  /// Whether a terminal shows this character and does nothing else.
  static func isSafe(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, isSafe(first), !isMark(first) else { return false }
    return scalars.dropFirst().allSatisfy { isSafe($0) || EmojiSequence.allows($0, after: first) }
  }

  /// `^X` for ASCII controls, `\u{…}` for the rest.
  static func escape(of scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20 || scalar.value == 0x7f {
      return "^" + String(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
    }
    return "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7f).contains(scalar.value) }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// A mark with nothing to sit on would change the character before it on the screen.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: (0x1160...0x11ff).contains(scalar.value) || (0xd7b0...0xd7ff).contains(scalar.value)
    }
  }

  private static func append(_ character: Character, to result: inout String) {
    if character == "\n" || character == "\t" || isSafe(character) {
      result.append(character)
    } else {
      for scalar in character.unicodeScalars {
        let isPlain = isSafe(Character(scalar)) || scalar == "\n"
        result += isPlain ? String(Character(scalar)) : escape(of: scalar)
      }
    }
  }

  private static func leadingStyle(of text: Substring) -> Substring? {
    var index = text.utf8.index(after: text.startIndex)
    guard index < text.endIndex, text.utf8[index] == UInt8(ascii: "[") else { return nil }
    index = text.utf8.index(after: index)
    while index < text.endIndex {
      switch text.utf8[index] {
      case UInt8(ascii: "0")...UInt8(ascii: ";"): index = text.utf8.index(after: index)
      case UInt8(ascii: "m"): return text[...index]
      default: return nil
      }
    }
    return nil
  }
}
