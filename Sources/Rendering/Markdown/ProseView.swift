package import ApusText

/// A text laid out for reading: headings, paragraphs, lists, code, quotes and tables, on lines no wider than the screen.
///
/// On a screen of limited height the last line says how much more there is and what to type to see it.
package struct ProseView: View {
  private let blocks: [ProseBlock]
  private let more: String

  /// - Parameter more: the line that shows all of it.
  package init(_ blocks: [ProseBlock], more: String) {
    self.blocks = blocks
    self.more = more
  }

  package func lines(on screen: Screen) -> [Line] {
    // Nobody reads lines of a thousand columns.
    let lines = ProseLayout(glyphs: screen.glyphs).lines(blocks, width: min(screen.width, 100))
    if Task.isCancelled { return [] }
    if lines.isEmpty { return [screen.fit(Line("(no text)", .dim).retold)] }
    guard let height = screen.height, lines.count > height else { return lines }
    let hint =
      Line("\(screen.glyphs.ellipsis) \(lines.count) lines in all: ", .dim).retold + Line(more, .command)
    return lines.prefix(max(0, height - 1)) + [screen.fit(hint)]
  }
}

extension ProseSpan {
  static func lines(_ spans: [ProseSpan], width: Int) -> [Line] {
    ProseWrap.lines(spans.flatMap(\.runs), width: width)
  }

  /// The text, and where it leads.
  private var runs: [(text: String, role: Role?)] {
    switch style {
    case .plain, .emphasis: return [(text, nil)]
    case .strong: return [(text, .heading)]
    case .struck, .aside: return [(text, .dim)]
    case .code: return [("`\(text)`", .command)]
    case .link(let place):
      let isShown = place.isEmpty || place == text || place == "mailto:\(text)"
      return isShown ? [(text, .url)] : [(text, nil), (" (", .dim), (place, .url), (")", .dim)]
    case .image(let place): return [("[\(text)]", .dim), (" (", .dim), (place, .url), (")", .dim)]
    }
  }
}
