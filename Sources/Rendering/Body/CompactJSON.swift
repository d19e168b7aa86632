internal import ApusJSON
internal import ApusText

/// JSON on one line, for what passes by.
enum CompactJSON {
  /// More rows than this are no longer looked at as they pass.
  private static let mostRows = 20

  static func line(_ node: Node, on screen: Screen) -> Line {
    let columns = screen.isEndless ? screen.width : screen.width * mostRows
    return ValueText.whole(node, columns: columns)
      ?? Line(json: String(decoding: node.bytes.prefix(columns * 4), as: UTF8.self))
      .cut(to: columns, glyphs: screen.glyphs)
  }
}
