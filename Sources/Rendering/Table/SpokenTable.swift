internal import ApusJSON
internal import ApusText

/// A table for a screen reader: each row says what its cells are.
struct SpokenTable {
  let columns: [TableColumn]
  let rows: [TableRow]
  /// A cell is no longer than this.
  private static let mostOfCell = 120

  func write<Failure: Error>(
    on screen: Screen, within effort: Effort, to sink: (Line) throws(Failure) -> Void
  ) throws(Failure) {
    var effort = effort
    for row in rows {
      var parts: [Line] = []
      for column in columns {
        guard let cell = column.cell(of: row.node, within: &effort) else {
          if effort.end != nil { return }
          continue
        }
        let value = TableLayout.Cell.line(cell, columns: Self.mostOfCell, glyphs: screen.glyphs)
        parts.append(Line(json: column.title, .key) + Line(" ") + value)
      }
      let line = Line("\(Self.name(of: row.label)): ", .dim) + parts.joined(by: Line("; "))
      for piece in line.wrappedAtWords(to: screen.width) { try sink(piece) }
    }
  }

  /// The first row is row 1, as one counts.
  private static func name(of label: TableRow.Label) -> String {
    switch label {
    case .position(let position): "row \(position + 1)"
    case .place(let place): "row \(place)"
    case .none: "row"
    }
  }
}
