import PacingTestSupport
import Testing

@testable import LineEditing

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

@Suite("Searching the history", .paced)
struct HistorySearchTests {
  let history = ["get /users/octocat", "post /gists", "GET /Users", "get /users/hubot"]

  @Test("Ctrl-R finds the newest entry that contains what is typed, again older ones, Ctrl-S newer ones")
  func searching() throws {
    let terminal = try EditorTerminal(columns: 60, history: history)
    terminal.type("\u{12}")
    terminal.expect(["search:"], cursor: (0, 10))
    terminal.type("us")
    terminal.expect(["search: us  get /users/hubot"], cursor: (0, 17))
    terminal.type("\u{12}")
    terminal.expect(["search: us  GET /Users"])
    terminal.type("\u{12}")
    terminal.expect(["search: us  get /users/octocat"])
    terminal.type("\u{12}")
    terminal.expect(["no match: us  get /users/octocat"])
    terminal.type("\u{13}")
    terminal.expect(["search: us  GET /Users"])
  }

  @Test("a capital letter makes capitals count")
  func capitals() throws {
    let terminal = try EditorTerminal(columns: 60, history: history)
    terminal.type("\u{12}Us")
    terminal.expect(["search: Us  GET /Users"])
  }

  @Test("Backspace widens the search")
  func shortening() throws {
    let terminal = try EditorTerminal(columns: 60, history: history)
    terminal.type("\u{12}usx")
    terminal.expect(["no match: usx  get /users/hubot"])
    terminal.type("\u{7f}")
    terminal.expect(["search: us  get /users/hubot"])
    terminal.type("\u{7f}\u{7f}")
    terminal.expect(["search:"])
  }

  @Test("Enter runs what was found")
  func entering() throws {
    let terminal = try EditorTerminal(history: history)
    terminal.type("\u{12}gist")
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("post /gists")])
  }

  @Test("Ctrl-G and Ctrl-C go back to the line as it was", arguments: ["\u{7}", "\u{3}"])
  func cancelling(key: String) throws {
    let terminal = try EditorTerminal(history: history)
    terminal.type("abc\u{1b}[D")
    terminal.type("\u{12}gist")
    terminal.type(key)
    terminal.expect(["> abc"], cursor: (0, 4))
    #expect(terminal.results.isEmpty)
  }

  @Test("Esc, an arrow or any other key keeps what was found, for editing")
  func keeping() throws {
    let found = "> post /gists"
    for (key, column) in [("\u{1b}", 12), ("\u{1b}[C", 13), ("\u{1}", 2)] {
      let terminal = try EditorTerminal(history: history)
      terminal.type("\u{12}gist")
      terminal.type(key)
      terminal.expect([found], cursor: (0, column))
    }
  }

  @Test("Japanese can be searched, letters whose code ends like Ctrl-R's and all")
  func japanese() throws {
    let terminal = try EditorTerminal(history: ["post q=日本。", "get"])
    terminal.type("\u{12}本。")
    terminal.expect(["search: 本。  post q=日本。"], cursor: (0, 23))
  }
}
