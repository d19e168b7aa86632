internal import ApusRendering
internal import ApusText

/// The tags of a description: each with what it is for where there is room for all, or else side by side.
struct TagListing: View {
  let tags: [EndpointTag]

  func lines(on screen: Screen) -> [Line] {
    if let height = screen.height, tags.count > height { return beside(on: screen, height: height) }
    let names = tags.map { Line($0.name).width }.max() ?? 0
    return tags.map { tag in
      var line = Line(tag.name, .key)
      line.pad(to: names + 2)
      line.append("\(tag.operations.count)".padded(toColumns: 4, onLeft: true), .number)
      line.append("  " + tag.summary, .dim)
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
  }

  /// `issues 39`, read from top to bottom.
  private func beside(on screen: Screen, height: Int) -> [Line] {
    let cells = tags.map { Line($0.name, .key) + Line(" \($0.operations.count)", .dim) }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let across = max(1, (screen.width + 2) / width)
    let rows = (cells.count + across - 1) / across
    return (0..<rows).map { row in
      var line = Line()
      for (column, place) in stride(from: row, to: cells.count, by: rows).enumerated() {
        line.pad(to: column * width)
        line.append(cells[place])
      }
      return line.cut(to: screen.width, glyphs: screen.glyphs)
    }
  }
}
