internal import ApusText

/// Lays cells out in rows of a given width, by the rules that a terminal follows at its margin.
struct FrameBuilder {
  let columns: Int
  let theme: Theme
  private(set) var frame = Frame()
  private var role: Role?

  init(columns: Int, theme: Theme) {
    self.columns = max(2, columns)
    self.theme = theme
  }

  /// Where the next cell would go, if it fits there.
  var position: Frame.Position { Frame.Position(row: frame.rows.count - 1, column: row.width) }

  mutating func put(_ text: StyledText) {
    text.forEachCharacter { character, _, role in
      for cell in GlyphCell.cells(of: character) { put(cell, role) }
    }
  }

  /// Puts a cell and returns where it went.
  @discardableResult
  mutating func put(_ cell: GlyphCell, _ cellRole: Role?) -> Frame.Position {
    let fits = cell.isCertain ? row.width + cell.width <= columns : row.width + cell.reach < columns
    if !fits, row.width > 0 {
      // A terminal wraps a wide character by itself; where terminals disagree we break the row ourselves.
      endRow(cell.isCertain && cell.width == 2 ? .beforeWide : .broken)
    }
    let place = position
    apply(cellRole)
    row.printed += cell.isCertain ? cell.shown : pinned(cell)
    row.width += cell.width
    if row.width >= columns { endRow(.full) }
    return place
  }

  /// A cell whose columns are blank before it and whose end is where we say, whatever the terminal makes of it.
  private func pinned(_ cell: GlyphCell) -> String {
    let blanks = String(repeating: " ", count: cell.width)
    return blanks + TerminalCode.column(row.width) + cell.shown + TerminalCode.column(row.width + cell.width)
  }

  /// Starts another row.
  mutating func breakRow() {
    endRow(.broken)
  }

  /// Moves right without printing.
  mutating func skip(to column: Int) {
    guard column > row.width else { return }
    apply(nil)
    row.printed += TerminalCode.eraseToRowEnd + TerminalCode.column(column)
    row.width = column
  }

  mutating func finish(cursor: Frame.Position) -> Frame {
    apply(nil)
    frame.cursor = cursor
    return frame
  }

  private var row: Frame.Row {
    get { frame.rows[frame.rows.count - 1] }
    set { frame.rows[frame.rows.count - 1] = newValue }
  }

  private mutating func endRow(_ ending: Frame.Ending) {
    apply(nil)
    row.ending = ending
    frame.rows.append(Frame.Row())
  }

  private mutating func apply(_ wanted: Role?) {
    guard wanted != role else { return }
    if let role, !theme.start(of: role).isEmpty { row.printed += Theme.end }
    if let wanted { row.printed += theme.start(of: wanted) }
    role = wanted
  }
}
