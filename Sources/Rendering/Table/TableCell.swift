internal import ApusJSON
internal import ApusText

/// A value in a cell: strings without their quotes where that leaves no doubt, containers whole where they are short, and
/// otherwise by their count.
enum TableCell {
  static let missing = Line("-", .dim)

  /// A container that takes more columns is not shown whole.
  static let mostOfContainer = 24

  static func line(
    _ node: Node?, columns: Int, glyphs: Glyphs, mostOfContainer: Int = Self.mostOfContainer
  ) -> Line {
    guard let node else { return missing }
    if node.isContainer {
      let whole = ValueText.whole(node, columns: min(columns, mostOfContainer), glyphs: glyphs)
      if let whole { return whole }
      return ValueText.kind(of: node, columns: 0).cut(to: columns, glyphs: glyphs)
    }
    // So many bytes may be one column.
    let isLong = node.byteRange.count > columns * (glyphs.resolvesEscapes ? 12 : 4)
    guard node.kind == .string, isLong || !needsQuotes(ValueText.text(of: node, glyphs)) else {
      return ValueText.scalar(node, columns: columns, glyphs: glyphs)
    }
    let start = node.bytes.dropFirst().prefix(columns * 8 + 8)
    let isWhole = start.endIndex == node.bytes.endIndex
    let inner = isWhole ? start.dropLast() : start
    let spelled = glyphs.resolvesEscapes ? LegibleText.bytes(inner, hasQuotes: false)[...] : inner
    let text = String(decoding: spelled, as: UTF8.self)
    return Line(json: text, .string).cut(to: columns, glyphs: glyphs)
  }

  static func isNumber(_ node: Node?) -> Bool { node?.kind == .integer || node?.kind == .decimal }

  /// Whether the text alone could be taken for something else: a number, `null`, nothing at all.
  private static func needsQuotes(_ string: String) -> Bool {
    let text = string.dropFirst().dropLast()
    guard let first = text.first else { return true }
    if first == " " || text.hasSuffix(" ") || first == "{" || first == "[" { return true }
    return ["-", "null", "true", "false"].contains(text) || Double(text) != nil
  }
}
