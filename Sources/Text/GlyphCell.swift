/// One thing to put on the screen: text without control characters, and the columns it takes.
package struct GlyphCell: Equatable {
  package var shown: String
  package var width: Int
  /// The most columns that some terminal gives it. When this is not `width`, terminals disagree.
  package var reach: Int

  package var isCertain: Bool { width == reach }

  package init(shown: String, width: Int, reach: Int? = nil) {
    self.shown = shown
    self.width = width
    self.reach = reach ?? width
  }

  /// The cells that show one character. A control or invisible character becomes the cells of a visible escape, one
  /// cell for each letter of it, so that even an escape can wrap at the margin. A tab is four spaces wherever it stands.
  package static func cells(of character: Character) -> [GlyphCell] {
    if let ascii = character.asciiValue, (0x20..<0x7f).contains(ascii) {
      return [GlyphCell(shown: String(character), width: 1)]
    }
    if character == "\t" { return [GlyphCell](repeating: GlyphCell(shown: " ", width: 1), count: 4) }
    if VisibleText.isSafe(character) { return [glyph(of: character)] }
    return VisibleText.escaped(character).map(glyph)
  }

  private static func glyph(of character: Character) -> GlyphCell {
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(0) { $0 + DisplayWidth.of($1) }
    if DisplayWidth.isPicture(scalars) {
      return GlyphCell(shown: String(character), width: 2, reach: max(sum, 3))
    }
    let isUnknown = scalars.contains { $0.properties.generalCategory == .unassigned }
    return GlyphCell(shown: String(character), width: sum, reach: isUnknown ? sum + 1 : sum)
  }
}
