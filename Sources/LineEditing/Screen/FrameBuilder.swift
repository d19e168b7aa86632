internal import Text

/// Lays cells out in rows of a given width, by the rules that a terminal follows at its margin.
struct FrameBuilder {
  let columns: Int
  let usesStyles: Bool
  private(set) var frame = Frame()
  private var style = TextStyle.plain

  init(columns: Int, usesStyles: Bool) {
    self.columns = max(2, columns)
    self.usesStyles = usesStyles
  }

  /// Where the next cell would go, if it fits there.
  var position: Frame.Position { Frame.Position(row: frame.rows.count - 1, column: row.width) }

  mutating func put(_ text: StyledText) {
    text.forEachCharacter { character, _, style in
      for cell in GlyphCell.cells(of: character) { put(cell, style) }
    }
  }

  /// Puts a cell and returns where it went.
  @discardableResult
  mutating func put(_ cell: GlyphCell, _ cellStyle: TextStyle) -> Frame.Position {
    let fits = cell.isCertain ? row.width + cell.width <= columns : row.width + cell.reach < columns
    if !fits, row.width > 0 {
      // A terminal wraps a wide character by itself; where terminals disagree we break the row ourselves.
      endRow(cell.isCertain && cell.width == 2 ? .beforeWide : .broken)
    }
    let place = position
    apply(cellStyle)
    row.printed += cell.isCertain ? cell.shown : pinned(cell)
    row.width += cell.width
    if row.width >= columns { endRow(.full) }
    return place
  }

  /// A cell whose columns are blank before it and whose end is where we say, whatever the terminal makes of it.
  private func pinned(_ cell: GlyphCell) -> String {
    let start = row.width + 1
    let blanks = String(repeating: " ", count: cell.width)
    return blanks + "\u{1b}[\(start)G" + cell.shown + "\u{1b}[\(start + cell.width)G"
  }

  /// Starts another row.
  mutating func breakRow() {
    endRow(.broken)
  }

  /// Moves right without printing.
  mutating func skip(to column: Int) {
    guard column > row.width else { return }
    apply(.plain)
    row.printed += "\u{1b}[K\u{1b}[\(column + 1)G"
    row.width = column
  }

  mutating func finish(cursor: Frame.Position) -> Frame {
    apply(.plain)
    frame.cursor = cursor
    return frame
  }

  private var row: Frame.Row {
    get { frame.rows[frame.rows.count - 1] }
    set { frame.rows[frame.rows.count - 1] = newValue }
  }

  private mutating func endRow(_ ending: Frame.Ending) {
    apply(.plain)
    row.ending = ending
    frame.rows.append(Frame.Row())
  }

  private mutating func apply(_ wanted: TextStyle) {
    guard usesStyles, wanted != style else { return }
    if style != .plain { row.printed += "\u{1b}[0m" }
    row.printed += wanted.code
    style = wanted
  }
}
