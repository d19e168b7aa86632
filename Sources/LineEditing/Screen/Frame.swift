/// A picture of the editor: the rows it takes and where the cursor is. A value, made anew for every paint.
struct Frame: Equatable {
  var rows: [Row] = [Row()]
  var cursor = Position()

  struct Position: Equatable {
    var row = 0
    var column = 0
  }

  struct Row: Equatable {
    /// What to print, with its style codes; it leaves the terminal in the plain style.
    var printed = ""
    var width = 0
    var ending = Ending.broken
  }

  /// How a row passes to the next one.
  enum Ending {
    /// The row is full and the terminal wraps by itself, so a copied command stays one line and a resize can join it.
    case full
    /// One column is left and a wide character follows, so the terminal wraps too.
    case beforeWide
    /// The editor moves down.
    case broken
  }

  /// The part that fits `height` rows, with the cursor in it.
  func window(height: Int) -> Frame {
    guard rows.count > height, height > 0 else { return self }
    let top = min(max(0, cursor.row - height / 2), rows.count - height)
    let visible = Array(rows[top..<top + height])
    return Frame(rows: visible, cursor: Position(row: cursor.row - top, column: cursor.column))
  }

  /// How many rows above the cursor's row this frame takes on a terminal that was resized to `columns` and joined and
  /// wrapped our rows anew. tmux and most terminal windows do; one that does not keeps the old rows.
  func rowsAboveCursor(reflowedTo columns: Int) -> Int {
    guard columns > 0 else { return cursor.row }
    var above = 0
    var joined = 0
    for (index, row) in rows.enumerated() {
      if index == cursor.row { return above + (joined + cursor.column) / columns }
      joined += row.width
      if row.ending == .broken {
        above += max(1, (joined + columns - 1) / columns)
        joined = 0
      }
    }
    return above
  }
}
