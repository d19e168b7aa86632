internal import ApusAnswers
internal import ApusRendering
internal import ApusText

/// A line a link: its number, what it is, where it leads, and the path to it.
struct LinksView: View {
  private let links: [(number: Int, link: AnswerLink)]

  init(_ links: [(Int, AnswerLink)]) { self.links = links }

  func lines(on screen: Screen) -> [Line] {
    let room = screen.height.map { max(1, $0 - 1) } ?? links.count
    let shown = links.prefix(links.count <= room + 1 ? links.count : room)
    let digits = shown.map { "\($0.number)".count }.max() ?? 1
    let names = shown.map { Line(json: $0.link.name, .key).cut(to: 24, glyphs: screen.glyphs) }
    let width = names.map(\.width).max() ?? 0
    var lines = zip(shown, names).map { entry, name in
      var line = Line("\(entry.number)".padded(toColumns: digits, onLeft: true) + "  ", .dim) + name
      line.pad(to: digits + 2 + width + 2)
      if let method = entry.link.method { line.append(method + " ", .method) }
      line.append(entry.link.target, .url)
      if let place = entry.link.place { line = line + Line("  ") + Line(json: place, .dim) }
      return screen.fit(line)
    }
    if shown.count < links.count {
      let rest = Line("\(screen.glyphs.ellipsis) \(Units.count(links.count - shown.count)) more: ", .dim)
      lines.append(screen.fit(rest + Line("links | less", .command)))
    }
    return lines
  }
}
