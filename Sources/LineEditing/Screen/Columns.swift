internal import ApusText

/// Text cut or padded to a number of columns.
enum Columns {
  /// `text` in at most `width` columns, with `…` at the end when it was cut, and spaces for what is left.
  static func fit(_ text: String, to width: Int) -> String {
    let clipped = clip(text, to: width)
    return clipped + String(repeating: " ", count: max(0, width - DisplayWidth.of(clipped)))
  }

  /// `text` in at most `width` columns, on one line, with `…` at the end when it was cut.
  static func clip(_ text: String, to width: Int) -> String {
    var result = ""
    var used = 0
    var lengthBeforeMark = 0
    for character in text {
      let shown = GlyphCell.cells(of: character == "\n" ? " " : character)
      let size = shown.reduce(0) { $0 + $1.width }
      guard used + size <= width else {
        return width > 0 ? String(result.unicodeScalars.prefix(lengthBeforeMark)) + "…" : ""
      }
      result += shown.map(\.shown).joined()
      used += size
      if used < width { lengthBeforeMark = result.unicodeScalars.count }
    }
    return result
  }
}
