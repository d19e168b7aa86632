import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("Frames", .paced)
struct FrameBuilderTests {
  private func frame(_ text: String, columns: Int, cursor: Int? = nil) -> Frame {
    let view = EditorView(
      prompt: Prompt("> "), line: LineState(text: text, cursor: cursor ?? text.utf8.count))
    return view.frame(in: TerminalSize(columns: columns, rows: 20), theme: .plain)
  }

  @Test("a full row is wrapped by the terminal, so that it is copied as one line")
  func wrapping() {
    let rows = frame("12345678ab", columns: 10).rows
    #expect(rows.map(\.printed) == ["> 12345678", "ab"])
    #expect(rows.map(\.ending) == [.full, .broken])
  }

  @Test("a wide character that does not fit goes to the next row, and the cursor with it")
  func wideAtMargin() {
    let wide = frame("1234567日", columns: 10, cursor: 7)
    #expect(wide.rows.map(\.printed) == ["> 1234567", "日"])
    #expect(wide.rows.map(\.ending) == [.beforeWide, .broken])
    #expect(wide.cursor == Frame.Position(row: 1, column: 0))
  }

  @Test("a picture whose width terminals disagree about is never at the margin")
  func uncertainAtMargin() {
    let rows = frame("12345👍🏽", columns: 10).rows
    #expect(rows.map(\.width) == [7, 2])
    #expect(rows.map(\.ending) == [.broken, .broken])
  }

  @Test("a cursor inside a character is shown at its beginning")
  func cursorInsideCharacter() {
    #expect(frame("a日b", columns: 20, cursor: 2).cursor == Frame.Position(row: 0, column: 3))
  }

  @Test("a very narrow terminal loses nothing and does not trap", arguments: 0...4)
  func narrow(columns: Int) {
    let rows = frame("a日👨‍👩‍👧\u{202e}\nb", columns: columns).rows
    #expect(rows.map(\.printed).joined().contains("日"))
  }

  @Test("after a resize, rows that wrapped are counted anew")
  func reflow() {
    let long = frame(String(repeating: "x", count: 38), columns: 20)
    #expect(long.cursor == Frame.Position(row: 2, column: 0))
    #expect(long.rowsAboveCursor(reflowedTo: 10) == 4)
    #expect(long.rowsAboveCursor(reflowedTo: 40) == 1)
    #expect(long.rowsAboveCursor(reflowedTo: 80) == 0)
    #expect(long.rowsAboveCursor(reflowedTo: 0) == 2)
    #expect(frame("abcdefghijkl\nb", columns: 20).rowsAboveCursor(reflowedTo: 10) == 2)
  }
}
