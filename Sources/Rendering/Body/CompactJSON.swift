internal import ApusJSON
internal import ApusText

/// JSON on one line, for what passes by.
enum CompactJSON {
  /// More rows than this are no longer looked at as they pass.
  private static let mostRows = 20

  static func line(_ node: Node, on screen: Screen) -> Line {
    let columns = screen.isEndless ? screen.width : screen.width * mostRows
    if let whole = ValueText.whole(node, columns: columns, glyphs: screen.glyphs) { return whole }
    let start = node.bytes.prefix(columns * 4)
    let spelled = screen.glyphs.resolvesEscapes ? LegibleText.bytes(start)[...] : start
    return Line(json: String(decoding: spelled, as: UTF8.self)).cut(to: columns, glyphs: screen.glyphs)
  }
}
