internal import ApusRendering
internal import ApusText

/// The tags of a description: each with what it is for where there is room for all, or else side by side.
struct TagListing: View {
  let tags: [EndpointTag]
  /// What to type for all of it.
  let line: String

  func lines(on screen: Screen) -> [Line] {
    if let height = screen.height, tags.count > height { return beside(on: screen, height: height) }
    let names = tags.map { Line($0.name).width }.max() ?? 0
    return tags.map { tag in
      var line = Line(tag.name, .key)
      line.pad(to: names + 2)
      line.append("\(tag.operations.count)".padded(toColumns: 4, onLeft: true), .number)
      if !tag.summary.isEmpty { line.append("  " + tag.summary, .dim) }
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
  }

  /// `issues 39`, read from top to bottom. Long names are cut, and the list ends where the screen does.
  private func beside(on screen: Screen, height: Int) -> [Line] {
    let widest = max(12, screen.width / 3 - 2)
    let cells = tags.map { tag in
      let count = " \(tag.operations.count)"
      return Line(tag.name.cut(toColumns: widest - count.count, ellipsis: screen.glyphs.ellipsis), .key)
        + Line(count, .dim)
    }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let across = max(1, (screen.width + 2) / width)
    let isTooLong = cells.count > across * height
    let shown = cells.prefix(isTooLong ? across * (height - 1) : cells.count)
    let rows = (shown.count + across - 1) / across
    let lines = (0..<rows).map { row in
      var line = Line()
      for (column, place) in stride(from: row, to: shown.count, by: rows).enumerated() {
        line.pad(to: column * width)
        line.append(shown[place])
      }
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
    guard isTooLong else { return lines }
    let rest = Line("\(screen.glyphs.ellipsis) \(cells.count - shown.count) more: ", .dim).retold
    return lines + [(rest + Line("\(line) | less", .command)).cut(to: screen.width)]
  }
}
