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
    if isPicture(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Hangul vowels and final consonants, drawn into the syllable before them.
  static func isHangulTail(_ code: UInt32) -> Bool {
    (0x1160...0x11ff).contains(code) || (0xd7b0...0xd7ff).contains(code)
  }

  static func isHalfFlag(_ code: UInt32) -> Bool { (0x1f1e6...0x1f1ff).contains(code) }
}

/// The scalars that Unicode calls East Asian wide or fullwidth, without the emoji, which Swift knows by itself.
enum WideCharacters {
  static func contains(_ code: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < code {
        low = middle + 1
      } else if ranges[middle].lowerBound > code {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  /// Sorted, and without overlaps.
  static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x2e99, 0x2e9b...0x2ef3, 0x2f00...0x2fd5, 0x2ff0...0x3029,
    0x302e...0x303e, 0x3041...0x3096, 0x309b...0x30ff, 0x3105...0x312f, 0x3131...0x318e, 0x3190...0x31e5,
    0x31ef...0x321e, 0x3220...0xa48c, 0xa490...0xa4c6, 0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff,
    0xfe10...0xfe19, 0xfe30...0xfe52, 0xfe54...0xfe66, 0xfe68...0xfe6b, 0xff01...0xff60, 0xffe0...0xffe6,
    0x16fe0...0x16fe3, 0x16ff0...0x16ff1, 0x17000...0x187f7, 0x18800...0x18cd5, 0x18d00...0x18d08,
    0x1aff0...0x1affe, 0x1b000...0x1b2fb, 0x1f200...0x1f202, 0x1f210...0x1f23b, 0x1f240...0x1f248,
    0x1f250...0x1f251, 0x1f260...0x1f265, 0x1f3fb...0x1f3ff, 0x20000...0x2fffd, 0x30000...0x3fffd,
  ]
}

// Characters of several scalars that one picture stands for.
extension DisplayWidth {
  /// Whether the scalars of a character are one picture.
  package static func isPicture(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else { return false }
    // A digit, `#` or `*` is an emoji only as a keycap: a skin tone after one stands for itself.
    if first.isASCII { return scalars.contains { $0.value == emojiVariation } }
    return scalars.dropFirst().contains { scalar in
      scalar.value == joiner || scalar.value == emojiVariation || scalar.properties.isEmojiModifier
        || isHalfFlag(scalar.value) || tags.contains(scalar.value)
    }
  }

  /// Whether an invisible scalar has a meaning inside a character that begins with `first`.
  static func allows(_ scalar: Unicode.Scalar, after first: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case joiner: first.properties.isEmoji && !first.isASCII
    case textVariation, emojiVariation: first.properties.isEmoji
    case tags: first == blackFlag
    case ideographVariations: first.properties.isIdeographic
    default: false
    }
  }

  private static let joiner: UInt32 = 0x200d
  private static let textVariation: UInt32 = 0xfe0e
  private static let emojiVariation: UInt32 = 0xfe0f
  private static let ideographVariations: ClosedRange<UInt32> = 0xe0100...0xe01ef
  /// The flags of England, Scotland and Wales are a black flag and letters in tags.
  private static let blackFlag: Unicode.Scalar = "\u{1f3f4}"
  private static let tags: ClosedRange<UInt32> = 0xe0020...0xe007f
}
