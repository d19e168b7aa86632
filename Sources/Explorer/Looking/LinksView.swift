internal import ApusAnswers
internal import ApusRendering
internal import ApusText

/// A line a link: its number, what it is, where it leads, and the path to it.
struct LinksView: View {
  private let links: [(number: Int, link: AnswerLink)]

  init(_ links: [(Int, AnswerLink)]) { self.links = links }

  func lines(on screen: Screen) -> [Line] {
    let room = screen.height.map { max(1, $0 - 1) } ?? .max
    let shown = links.prefix(screen.height ?? links.count)
    let digits = shown.map { "\($0.number)".count }.max() ?? 1
    let names = shown.map { Line(json: $0.link.name, .key).cut(to: 24, glyphs: screen.glyphs) }
    let width = names.map(\.width).max() ?? 0
    var lines: [Line] = []
    var count = 0
    for (entry, name) in zip(shown, names) {
      var line = Line("\(entry.number)".padded(toColumns: digits, onLeft: true) + "  ", .dim) + name
      line.pad(to: digits + 2 + width + 2)
      if let method = entry.link.method { line.append(method + " ", .method) }
      line.append(entry.link.target, .url)
      let place = entry.link.place.map { Line(json: $0, .dim) }
      let rows = Self.rows(line, place, indent: digits + 4, on: screen)
      let isLast = count == links.count - 1
      if count > 0, lines.count + rows.count - (isLast ? 1 : 0) > room { break }
      lines += rows
      count += 1
    }
    if count < links.count {
      let rest = Line("\(screen.glyphs.ellipsis) \(Units.count(links.count - count)) more: ", .dim).retold
      lines.append(screen.fit(rest + Line("links | less", .command)))
    }
    return lines
  }

  /// One row where all fits; else the link on as many as it needs, and the path below.
  private static func rows(_ link: Line, _ place: Line?, indent: Int, on screen: Screen) -> [Line] {
    let whole = place.map { link + Line("  ") + $0 } ?? link
    if whole.width <= screen.width { return [whole] }
    let below = Line(String(repeating: " ", count: min(indent, screen.width / 2)))
    return link.wrapped(to: screen.width, indent: indent)
      + (place.map { (below + $0).wrapped(to: screen.width, indent: indent) } ?? [])
  }
}
