package import ApusJSON
package import ApusText

/// Objects as rows, some of their values as columns.
///
/// Columns that have no room are left out, and named below. On a screen of limited height the last rows are left
/// out, and a line says what to type to see them.
package struct TableView: View {
  private let rows: [Node]
  private let count: Int
  private let path: String
  private let chosen: [TableColumn]?
  private let effort: Effort

  /// The elements of an array, or the one value. `path` is what was typed to come to it; without `columns` those
  /// are taken that say the most. When `effort` ends while the table is laid out, there is none.
  package init(
    _ node: Node, path: String, columns: [TableColumn]? = nil, limit: Int = 10_000,
    within effort: Effort = .unlimited
  ) {
    let isArray = node.kind == .array
    rows = isArray ? Array(node.children.prefix(limit)) : [node]
    count = isArray ? node.count : 1
    self.path = path
    chosen = columns
    self.effort = effort
  }

  /// Values from anywhere.
  package init(
    rows: [Node], path: String, columns: [TableColumn]? = nil, within effort: Effort = .unlimited
  ) {
    self.rows = rows
    count = rows.count
    self.path = path
    chosen = columns
    self.effort = effort
  }

  package func lines(on screen: Screen) -> [Line] {
    var lines: [Line] = []
    write(on: screen) { lines.append($0) }
    return lines
  }

  package func write<Failure: Error>(
    on screen: Screen, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    guard !rows.isEmpty else { return try sink(screen.fit(Line("no rows", .dim))) }
    let columns = chosen ?? TableColumn.inferred(from: rows.prefix(100))
    // The header, and two lines below when something is left out.
    let room = screen.height.map { max(1, $0 - 3) } ?? rows.count
    let shown = Array(rows.prefix(rows.count <= room + 1 ? rows.count : room))
    guard
      let layout = TableLayout(
        columns: columns, rows: shown, isChosen: chosen != nil, screen: screen, within: effort)
    else { return }
    try layout.write(to: sink)
    for note in notes(layout, shown: shown.count, on: screen) { try sink(note) }
  }

  private func notes(_ layout: TableLayout, shown: Int, on screen: Screen) -> [Line] {
    var notes: [Line] = []
    if !layout.hidden.isEmpty {
      let names = layout.hidden.map { Line(json: $0.title).text }.joined(separator: " ")
      notes.append(note(layout.hidden.count, "column", screen) + Line(": ", .dim) + Line(names))
    }
    if shown < count { notes.append(note(count - shown, "row", screen) + opener(from: shown, on: screen)) }
    return notes.map(screen.fit)
  }

  private func note(_ count: Int, _ noun: String, _ screen: Screen) -> Line {
    Line("\(screen.glyphs.ellipsis) \(Units.count(count, "more \(noun)"))", .dim)
  }

  /// What to type for the rows from a position on: the longest command that fits, or nothing.
  private func opener(from position: Int, on screen: Screen) -> Line {
    let columns = (chosen ?? []).map { " " + $0.title }.joined()
    let isSlice = path.hasSuffix("]")
    let rest = isSlice ? path : "\(path)[\(position):]"
    let commands = isSlice ? ["table \(path)\(columns) | less"] : ["table \(rest)\(columns)", rest]
    let room = screen.width - note(count - position, "row", screen).width - 2
    let lines = commands.map { Line(json: $0, .command) }
    return lines.first { $0.width <= room }.map { Line(": ", .dim) + $0 } ?? Line()
  }
}
