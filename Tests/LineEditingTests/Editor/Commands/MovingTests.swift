import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("Moving and deleting", .paced)
struct MovingTests {
  @Test("the cursor moves by what a reader sees as one character, by rows and by words")
  func moving() throws {
    let terminal = try EditorTerminal()
    terminal.type("ab 日本か\u{3099}")
    terminal.expect(["> ab 日本か\u{3099}"], cursor: (0, 11))
    for (key, column) in [
      ("\u{1b}[D", 9), ("\u{2}", 7), ("\u{1b}OC", 9), ("\u{1}", 2), ("\u{1b}f", 4), ("\u{5}", 11),
    ] {
      terminal.type(key)
      terminal.expect(["> ab 日本か\u{3099}"], cursor: (0, column))
    }
    for (key, column) in [("\u{1b}[H", 2), ("\u{1b}[F", 11), ("\u{1b}[1;5D", 5), ("\u{1b}[1;5C", 11)] {
      terminal.type(key)
      terminal.expect(["> ab 日本か\u{3099}"], cursor: (0, column))
    }
  }

  @Test("deleting takes a whole character, however many scalars it has")
  func deleting() throws {
    let terminal = try EditorTerminal()
    terminal.type("a👨‍👩‍👧か\u{3099}z")
    terminal.type("\u{1b}[D")
    terminal.type("\u{7f}")
    terminal.expect(["> a👨‍👩‍👧z"], cursor: (0, 5))
    terminal.type("\u{8}")
    terminal.expect(["> az"], cursor: (0, 3))
    terminal.type("\u{1b}[3~")
    terminal.expect(["> a"], cursor: (0, 3))
    terminal.type("\u{1b}[3~")
    terminal.expect(["> a"], cursor: (0, 3))
  }
}
