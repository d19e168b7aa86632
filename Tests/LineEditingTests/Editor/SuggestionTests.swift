import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing

@Suite("Suggestions", .paced)
struct SuggestionTests {
  let history = ["get /users/octocat", "delete /users", "get /users/hubot repos"]

  @Test("the newest entry that goes on from what was typed follows the cursor, dim")
  func showing() throws {
    let terminal = try EditorTerminal(history: history)
    terminal.type("get /u")
    terminal.expect(["> get /users/hubot repos"], cursor: (0, 8))
    #expect(terminal.screen.text(styled: "2") == "sers/hubot repos")
    terminal.type("sers/o")
    terminal.expect(["> get /users/octocat"], cursor: (0, 14))
    terminal.type("x")
    terminal.expect(["> get /users/ox"], cursor: (0, 15))
  }

  @Test(
    "right, Ctrl-F, Ctrl-E and End accept all of it", arguments: ["\u{1b}[C", "\u{6}", "\u{5}", "\u{1b}[F"])
  func accepting(key: String) throws {
    let terminal = try EditorTerminal(history: history)
    terminal.type("get")
    terminal.type(key)
    terminal.expect(["> get /users/hubot repos"], cursor: (0, 24))
    #expect(terminal.screen.text(styled: "2") == "")
  }

  @Test("Alt-F accepts one word")
  func acceptingWord() throws {
    let terminal = try EditorTerminal(history: history)
    terminal.type("get")
    terminal.type("\u{1b}f")
    terminal.expect(["> get /users/hubot repos"], cursor: (0, 12))
    terminal.type("\u{1b}f")
    terminal.expect(["> get /users/hubot repos"], cursor: (0, 18))
  }

  @Test("it is not shown on an empty line or away from the end, and Enter does not take it")
  func notShowing() throws {
    let terminal = try EditorTerminal(history: history)
    terminal.type("get\u{1}")
    terminal.expect(["> get"], cursor: (0, 2))
    terminal.type("\u{5}")
    terminal.expect(["> get /users/hubot repos"], cursor: (0, 5))
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("get")])
    terminal.expect(["> get", ">"])
  }

  @Test("the hook suggests when the history does not, and what does not go on from the text is ignored")
  func hook() throws {
    let terminal = try EditorTerminal { hooks in
      hooks.suggest = { $0 == "he" ? "help" : "nonsense" }
    }
    terminal.type("h")
    terminal.expect(["> h"])
    terminal.type("e")
    terminal.expect(["> help"], cursor: (0, 4))
  }

  @Test("a suggestion that does not fit the row is cut, one of several rows shows its first")
  func cutting() throws {
    let terminal = try EditorTerminal(columns: 20, history: ["post /a {\n1\n}", "get /日本語日本語日本語"])
    terminal.type("get /")
    terminal.expect(["> get /日本語日本…"], cursor: (0, 7))
    terminal.type("\u{15}post")
    terminal.expect(["> post /a { …"], cursor: (0, 6))
  }

  @Test("escape codes in the history cannot reach the terminal")
  func hostileHistory() throws {
    let terminal = try EditorTerminal(history: ["get \u{1b}]0;evil\u{7}\u{202e}"])
    terminal.type("get")
    terminal.expect(["> get \\x1b]0;evil\\x07\\u{202e}"], cursor: (0, 5))
  }

  @Test("a line that may not be offered is passed over, and is in the history all the same")
  func refused() throws {
    let terminal = try EditorTerminal(history: history + ["get --wrong"]) { hooks in
      hooks.mayOffer = { !$0.contains("--") }
    }
    terminal.type("get")
    terminal.expect(["> get /users/hubot repos"], cursor: (0, 5))
    terminal.type("\u{1b}[A")
    terminal.expect(["> get --wrong"])
  }
}
