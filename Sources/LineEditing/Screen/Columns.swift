internal import ApusText

/// Text cut or padded to a number of columns.
enum Columns {
  /// `text` in at most `width` columns, with an ellipsis at the end when it was cut, and spaces for what is left.
  static func fit(_ text: String, to width: Int, _ glyphs: Glyphs = .unicode) -> String {
    let clipped = clip(text, to: width, glyphs)
    return clipped + String(repeating: " ", count: max(0, width - DisplayWidth.of(clipped)))
  }

  /// `text` in at most `width` columns, on one line, with an ellipsis at the end when it was cut.
  static func clip(_ text: String, to width: Int, _ glyphs: Glyphs = .unicode) -> String {
    let mark = glyphs.ellipsis
    let markWidth = DisplayWidth.of(mark)
    var result = ""
    var used = 0
    var lengthBeforeMark = 0
    for character in text {
      let shown = GlyphCell.cells(of: character == "\n" ? " " : character)
      let size = shown.reduce(0) { $0 + $1.width }
      guard used + size <= width else {
        guard width >= markWidth else { return String(mark.prefix(max(0, width))) }
        return String(result.unicodeScalars.prefix(lengthBeforeMark)) + mark
      }
      result += shown.map(\.shown).joined()
      used += size
      if used + markWidth <= width { lengthBeforeMark = result.unicodeScalars.count }
    }
    return result
  }
}
