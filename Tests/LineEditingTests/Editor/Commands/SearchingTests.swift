import ApusPacingTestSupport
import Testing

@testable import ApusLineEditing

@Suite("Searching the history", .paced)
struct SearchingTests {
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
