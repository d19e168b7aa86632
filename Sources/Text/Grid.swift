/// Rows of cells, each column as wide as its widest cell.
package struct Grid {
  package var rows: [[Line]] = []
  /// Columns whose cells stand at their right edge.
  package var rightAligned: Set<Int> = []
  package var gap = 2

  package init(rows: [[Line]] = [], rightAligned: Set<Int> = [], gap: Int = 2) {
    self.rows = rows
    self.rightAligned = rightAligned
    self.gap = gap
  }

  /// The lines have no blanks at their ends. They are as long as they get.
  package func lines() -> [Line] {
    let widths = columnWidths
    return rows.enumerated().map { number, row in
      guard Self.isWanted(number) else { return Line() }
      var line = Line()
      var column = 0
      for (position, cell) in row.enumerated() where !cell.isEmpty {
        column = widths[..<position].reduce(0) { $0 + $1 + gap }
        if rightAligned.contains(position) { column += widths[position] - cell.width }
        line.pad(to: column)
        line.append(cell)
      }
      return line
    }
  }

  private var columnWidths: [Int] {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).map { column in
      rows.enumerated().map { Self.isWanted($0) && column < $1.count ? $1[column].width : 0 }.max() ?? 0
    }
  }

  /// Whether a row is to be drawn: of very many nobody sees the rest in a cancelled task.
  private static func isWanted(_ number: Int) -> Bool { number < 1_000 || !Task.isCancelled }
}
