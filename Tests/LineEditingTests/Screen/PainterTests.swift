import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("Painting", .paced)
struct PainterTests {
  @Test("Ctrl-L clears the screen and keeps the line")
  func clearing() throws {
    let terminal = try EditorTerminal()
    terminal.send("one\rtwo")
    terminal.expect(["> one", "> two"])
    terminal.type("\u{c}")
    terminal.expect(["> two"], cursor: (0, 5))
  }

  @Test("a line that is taller than the screen shows the part around the cursor")
  func tallLine() throws {
    let terminal = try EditorTerminal(columns: 10, rows: 4)
    let line = (0..<10).map { String(repeating: String($0), count: 10) }.joined()
    terminal.type(line)
    terminal.expect(["6677777777", "7788888888", "8899999999", "99"], cursor: (3, 2))
    terminal.type("\u{1}")
    terminal.expect(["> 00000000", "0011111111", "1122222222", "2233333333"], cursor: (0, 2))
    terminal.type("x\r")
    terminal.expect(["7778888888", "8889999999", "999", ">"], cursor: (3, 2))
  }
}
