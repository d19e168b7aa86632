/// Turns frames into the bytes that change the screen. It remembers what is on the screen, and nothing else.
struct Painter {
  private var shown: Frame?

  /// Paints `frame` over the one that is shown.
  mutating func paint(_ frame: Frame) -> String {
    var output = Self.hideCursor + toTop + Self.print(frame.rows)
    output += Self.move(from: frame.rows.count - 1, to: frame.cursor)
    shown = frame
    return output + Self.showCursor
  }

  /// Paints `frame` for the last time and leaves the cursor on the row below it.
  mutating func finish(with frame: Frame) -> String {
    defer { shown = nil }
    let isBelowAlready =
      frame.rows.count > 1 && frame.rows.last?.width == 0 && frame.rows.dropLast().last?.ending == .full
    return Self.hideCursor + toTop + Self.print(frame.rows) + (isBelowAlready ? "\r" : "\r\n")
      + Self.showCursor
  }

  /// Takes the frame off the screen; the cursor stays where it began.
  mutating func erase() -> String {
    defer { shown = nil }
    return shown == nil ? "" : toTop + "\u{1b}[J"
  }

  /// Takes the frame off a screen whose width has changed.
  mutating func erase(resizedTo columns: Int) -> String {
    defer { shown = nil }
    guard let shown else { return "" }
    return Self.up(shown.rowsAboveCursor(reflowedTo: columns)) + "\r\u{1b}[J"
  }

  /// Clears the whole screen.
  mutating func clearScreen() -> String {
    shown = nil
    return "\u{1b}[H\u{1b}[2J"
  }

  private static let hideCursor = "\u{1b}[?25l"
  private static let showCursor = "\u{1b}[?25h"

  private var toTop: String { Self.up(shown?.cursor.row ?? 0) + "\r" }

  private static func up(_ count: Int) -> String {
    count > 0 ? "\u{1b}[\(count)A" : ""
  }

  private static func move(from row: Int, to place: Frame.Position) -> String {
    up(row - place.row) + "\r" + (place.column > 0 ? "\u{1b}[\(place.column)C" : "")
  }

  private static func print(_ rows: [Frame.Row]) -> String {
    var output = ""
    for (index, row) in rows.enumerated() {
      output += row.printed
      let isLast = index == rows.count - 1
      switch row.ending {
      case .full where isLast: break  // the window's end: nothing is below, and erasing would hit the margin
      case .full: output += " \r"  // the space makes the terminal wrap
      case .beforeWide: output += "\u{1b}[K"
      case .broken where isLast: output += "\u{1b}[J"
      case .broken: output += "\u{1b}[K\r\n"
      }
    }
    return output
  }
}
