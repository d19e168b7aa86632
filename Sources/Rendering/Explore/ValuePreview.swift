internal import ApusJSON
internal import ApusText

/// What a folded container holds, as far as it fits: all of it, or its count and its first values.
enum ValuePreview {
  static func line(_ node: Node, columns: Int, glyphs: Glyphs) -> Line {
    if let whole = ValueText.whole(node, columns: min(columns, 72), glyphs: glyphs) { return whole }
    var line = ValueText.kind(of: node, columns: columns)
    let end = Line(", " + glyphs.ellipsis, .dim)
    var keys = node.members.makeIterator()
    var shown = 0
    for child in node.children {
      var piece = Line(shown == 0 ? "  " : ", ", .dim)
      if let key = keys.next()?.key {
        piece.append(label(key, columns: columns, glyphs: glyphs))
        piece.append(": ", .dim)
      }
      piece.append(ValueText.line(child, columns: child.isContainer ? 0 : widest, glyphs: glyphs))
      guard line.width + piece.width + end.width <= columns else { break }
      line.append(piece)
      shown += 1
    }
    return shown == 0 || shown == node.count ? line : line + end
  }

  private static let widest = 24

  /// A key without its quotes where nothing is lost by that.
  static func label(_ key: Node, columns: Int, glyphs: Glyphs) -> Line {
    let text = ValueText.scalar(key, columns: min(columns, 60), glyphs: glyphs).text
    let name = text.dropFirst().dropLast()
    let isWhole = text.hasPrefix("\"") && text.hasSuffix("\"")
    let needsQuotes = name.isEmpty || name.hasPrefix(" ") || name.hasSuffix(" ") || name.contains("  ")
    return Line(isWhole && !needsQuotes ? String(name) : text, .key)
  }
}
