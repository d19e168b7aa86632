internal import JSON
internal import Text

/// A table laid out for one screen.
struct TableLayout {
  let hidden: [TableColumn]
  private let columns: [TableColumn]
  private let rows: [Node]
  private let widths: [Int]
  private let isNumber: [Bool]
  /// Columns for the position of each row; 0 on narrow screens.
  private let margin: Int
  private let screen: Screen

  /// A column of text is cut to this when there are others.
  private static func widest(on screen: Screen) -> Int { screen.isEndless ? 1_000 : 40 }

  init(columns: [TableColumn], rows: [Node], isChosen: Bool, screen: Screen) {
    self.rows = rows
    self.screen = screen
    margin = screen.width < 40 ? 0 : String(max(0, rows.count - 1)).count + 2
    let isNumber = columns.map { column in
      let cells = rows.compactMap(column.cell).filter { !$0.isNull }
      return !cells.isEmpty && cells.allSatisfy { TableCell.isNumber($0) }
    }
    let widest = Self.widest(on: screen)
    let natural = columns.map { column in
      rows.reduce(Line(json: column.title).width) { width, row in
        max(width, TableCell.line(column.cell(of: row), columns: widest, glyphs: screen.glyphs).width)
      }
    }
    let fit = TableFit(
      natural: natural, isNumber: isNumber, least: isChosen ? 6 : 20, width: screen.width - margin)
    widths = fit.widths
    self.isNumber = isNumber
    self.columns = Array(columns.prefix(widths.count))
    hidden = Array(columns.dropFirst(widths.count))
  }

  var lines: [Line] { [header] + rows.enumerated().map { line($1, at: $0) } }

  private var header: Line {
    let titles = zip(columns, widths).map { column, width in
      Line(json: column.title, .heading).cut(to: width, glyphs: screen.glyphs)
    }
    return line(of: titles, margin: Line())
  }

  private func line(_ row: Node, at position: Int) -> Line {
    let cells = zip(columns, widths).map { column, width in
      TableCell.line(column.cell(of: row), columns: width, glyphs: screen.glyphs)
    }
    return line(of: cells, margin: Line("\(position)", .dim))
  }

  private func line(of cells: [Line], margin text: Line) -> Line {
    var line = Line()
    if margin > 0 {
      line.pad(to: margin - 2 - text.width)
      line.append(text)
    }
    var column = margin
    for (position, cell) in cells.enumerated() {
      line.pad(to: column + (isNumber[position] ? widths[position] - cell.width : 0))
      line.append(cell)
      column += widths[position] + TableFit.gap
    }
    return line
  }
}
