internal import ApusText

/// Turns frames into the bytes that change the screen. It remembers what is on the screen, and nothing else.
struct Painter {
  private var shown: Frame?

  /// Paints `frame` over the one that is shown.
  mutating func paint(_ frame: Frame) -> String {
    var output = TerminalCode.hideCursor + toTop + Self.print(frame.rows)
    output += Self.move(from: frame.rows.count - 1, to: frame.cursor)
    shown = frame
    return output + TerminalCode.showCursor
  }

  /// Paints `frame` for the last time and leaves the cursor on the row below it.
  mutating func finish(with frame: Frame) -> String {
    defer { shown = nil }
    let isBelowAlready =
      frame.rows.count > 1 && frame.rows.last?.width == 0 && frame.rows.dropLast().last?.ending == .full
    return TerminalCode.hideCursor + toTop + Self.print(frame.rows) + (isBelowAlready ? "\r" : "\r\n")
      + TerminalCode.showCursor
  }

  /// Takes the frame off the screen; the cursor stays where it began.
  mutating func erase() -> String {
    defer { shown = nil }
    return shown == nil ? "" : toTop + TerminalCode.eraseBelow
  }

  /// Takes the frame off a screen whose width has changed.
  mutating func erase(resizedTo columns: Int) -> String {
    defer { shown = nil }
    guard let shown else { return "" }
    return TerminalCode.up(shown.rowsAboveCursor(reflowedTo: columns)) + "\r" + TerminalCode.eraseBelow
  }

  /// Clears the whole screen.
  mutating func clearScreen() -> String {
    shown = nil
    return TerminalCode.clearScreen
  }

  private var toTop: String { TerminalCode.up(shown?.cursor.row ?? 0) + "\r" }

  private static func move(from row: Int, to place: Frame.Position) -> String {
    TerminalCode.up(row - place.row) + "\r" + TerminalCode.right(place.column)
  }

  private static func print(_ rows: [Frame.Row]) -> String {
    var output = ""
    for (index, row) in rows.enumerated() {
      output += row.printed
      let isLast = index == rows.count - 1
      switch row.ending {
      case .full where isLast: break  // the window's end: nothing is below, and erasing would hit the margin
      case .full: output += " \r"  // the space makes the terminal wrap
      case .beforeWide: output += TerminalCode.eraseToRowEnd
      case .broken where isLast: output += TerminalCode.eraseBelow
      case .broken: output += TerminalCode.eraseToRowEnd + "\r\n"
      }
    }
    return output
  }
}
