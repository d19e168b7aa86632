internal import ApusMarkup
package import ApusText

/// A web page as somebody reads it: its title, its text and tables, and its links by number. No scripts, no styles.
///
/// On a screen of limited height the last line says how much more there is and what to type to see it.
package struct PageView: View {
  private let title: String?
  private let byteCount: Int
  private let blocks: [ProseBlock]
  /// Where they lead, by their numbers less one.
  package let links: [String]

  /// - Parameter text: in UTF-8.
  /// - Throws: `MarkupError`; in a cancelled task `CancellationError`.
  package init(_ text: [UInt8]) throws {
    let nodes = try HTMLReader.tree(text).nodes
    try Task.checkCancellation()
    var numbered = NumberedLinks()
    blocks = numbered.number(HTMLProse.blocks(nodes))
    links = numbered.places
    title = HTMLTitle.find(in: text)
    byteCount = text.count
  }

  package func lines(on screen: Screen) -> [Line] {
    let separator = Line(screen.glyphs.separator, .dim)
    let kind = [Line("web page", .heading).retold, Line(Units.size(byteCount))]
    let head = (kind + (title.map { [Line($0)] } ?? [])).joined(by: separator)
    // Nobody reads lines of a thousand columns.
    let width = min(screen.width, 100)
    var lines = head.wrappedAtWords(to: width, indent: 2)
    let text = ProseLayout(glyphs: screen.glyphs).lines(blocks, width: width)
    lines += text.isEmpty ? [] : [Line()] + text
    if !links.isEmpty { lines.append(Line()) }
    for (place, link) in links.enumerated() where !Task.isCancelled {
      lines += (Line("[\(place + 1)] ", .dim) + Line(link, .url)).wrapped(to: width, indent: 4)
    }
    // How much more there is would not be so.
    if Task.isCancelled { return [] }
    guard let height = screen.height, lines.count > height else { return lines }
    let more = Line("\(screen.glyphs.ellipsis) \(lines.count) lines in all: ", .dim).retold
    return lines.prefix(max(0, height - 1)) + [screen.fit(more + Line("view markdown | less", .command))]
  }
}
