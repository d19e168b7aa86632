/// One thing to put on the screen: text without control characters, and the columns it takes.
struct GlyphCell: Equatable {
  var shown: String
  var width: Int
  /// The most columns that some terminal gives it. When this is not `width`, terminals disagree.
  var reach: Int

  var isCertain: Bool { width == reach }

  init(shown: String, width: Int, reach: Int? = nil) {
    self.shown = shown
    self.width = width
    self.reach = reach ?? width
  }

  /// The cells that show one character. A control or invisible character becomes the cells of a visible escape, one
  /// cell for each letter of it, so that even an escape can wrap at the margin. A tab is four spaces wherever it stands.
  static func cells(of character: Character) -> [GlyphCell] {
    if let ascii = character.asciiValue, (0x20..<0x7f).contains(ascii) {
      return [GlyphCell(shown: String(character), width: 1)]
    }
    if character == "\t" { return [GlyphCell](repeating: GlyphCell(shown: " ", width: 1), count: 4) }
    if VisibleText.isSafe(character) { return [glyph(of: character)] }
    var cells: [GlyphCell] = []
    for scalar in character.unicodeScalars {
      let alone = Character(scalar)
      if VisibleText.isSafe(alone) {
        cells.append(glyph(of: alone))
      } else {
        cells += VisibleText.escape(of: scalar).map { GlyphCell(shown: String($0), width: 1) }
      }
    }
    return cells
  }

  static func width(of character: Character) -> Int {
    cells(of: character).reduce(0) { $0 + $1.width }
  }

  private static func glyph(of character: Character) -> GlyphCell {
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(0) { $0 + DisplayWidth.of($1) }
    if EmojiSequence.matches(scalars) {
      return GlyphCell(shown: String(character), width: 2, reach: max(sum, 3))
    }
    let isUnknown = scalars.contains { $0.properties.generalCategory == .unassigned }
    return GlyphCell(shown: String(character), width: sum, reach: isUnknown ? sum + 1 : sum)
  }
}

/// Characters of several scalars that one picture stands for.
enum EmojiSequence {
  static func matches(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, scalars.count > 1, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar.value == joiner || scalar.value == emojiVariation || scalar.properties.isEmojiModifier
        || regionalIndicators.contains(scalar.value) || tags.contains(scalar.value)
    }
  }

  /// Whether an invisible scalar has a meaning inside a sequence that begins with `first`.
  static func allows(_ scalar: Unicode.Scalar, after first: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case joiner: first.properties.isEmoji && !first.isASCII
    case textVariation, emojiVariation: first.properties.isEmoji
    case tags: first.value == 0x1f3f4  // the flags of England, Scotland and Wales
    case ideographVariations: first.properties.isIdeographic
    default: false
    }
  }

  private static let joiner: UInt32 = 0x200d
  private static let textVariation: UInt32 = 0xfe0e
  private static let emojiVariation: UInt32 = 0xfe0f
  private static let ideographVariations: ClosedRange<UInt32> = 0xe0100...0xe01ef
  private static let regionalIndicators: ClosedRange<UInt32> = 0x1f1e6...0x1f1ff
  private static let tags: ClosedRange<UInt32> = 0xe0020...0xe007f
}
