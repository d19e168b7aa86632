import ApusPacingTestSupport
import Testing

@testable import ApusLineEditing

@Suite("History keys", .paced)
struct HistoryWalkingTests {
  let history = ["get /a", "post /b", "get /c", "head /d\nx"]

  @Test("up and down walk through the history and back to what was typed")
  func walking() throws {
    let terminal = try EditorTerminal(history: history)
    let up = "\u{1b}[A"
    let down = "\u{1b}[B"
    for (key, rows) in [
      (up, ["> head /d", "… x"]), (up, ["> get /c"]), (up, ["> post /b"]), (down, ["> get /c"]),
      (up, ["> post /b"]), (up, ["> get /a"]), (up, ["> get /a"]), (down, ["> post /b"]),
      (down, ["> get /c"]),
      (down, ["> head /d", "… x"]), (down, [">"]), (down, [">"]),
    ] {
      terminal.type(key)
      terminal.expect(rows)
    }
  }

  @Test("with something typed, only entries that begin with it are visited")
  func prefix() throws {
    let terminal = try EditorTerminal(styles: false, history: history)
    terminal.type("get")
    for (key, rows) in [
      ("\u{10}", ["> get /c"]), ("\u{10}", ["> get /a"]), ("\u{10}", ["> get /a"]), ("\u{e}", ["> get /c"]),
      ("\u{e}", ["> get"]),
    ] {
      terminal.type(key)
      terminal.expect(rows)
    }
  }

  @Test("an entry that was edited begins a new walk")
  func editing() throws {
    let terminal = try EditorTerminal(styles: false, history: history)
    terminal.type("p\u{1b}[A")
    terminal.expect(["> post /b"])
    terminal.type("\u{7f}")
    terminal.type("\u{1b}[A")
    terminal.expect(["> post /b"])
  }

  @Test("a line that was entered is the newest entry")
  func entering() throws {
    let terminal = try EditorTerminal(history: history)
    terminal.send("new\r")
    terminal.expect(["> new", ">"])
    terminal.type("\u{1b}[A")
    terminal.expect(["> new", "> new"])
  }
}
