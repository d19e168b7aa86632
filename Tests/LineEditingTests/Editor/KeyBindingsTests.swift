import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing

@Suite("vi keys", .paced)
struct KeyBindingsTests {
  private func terminal(history: [String] = []) throws -> (EditorTerminal, TemporaryFile) {
    let file = try TemporaryFile("bind -v\n")
    return (try EditorTerminal(styles: false, editrc: file.path, history: history), file)
  }

  @Test("Esc leads to the commands at once, and arrow keys stay in the text")
  func escape() throws {
    let (terminal, _) = try terminal()
    terminal.type("abcd")
    terminal.type("\u{1b}[D")
    terminal.type("x")
    terminal.expect(["> abcxd"], cursor: (0, 6))
    terminal.type("\u{1b}")
    terminal.type("0")
    terminal.expect(["> abcxd"], cursor: (0, 2))
    terminal.type("x")
    terminal.expect(["> bcxd"], cursor: (0, 2))
    terminal.type("A!")
    terminal.expect(["> bcxd!"], cursor: (0, 7))
    terminal.type("\u{1b}")
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("bcxd!")])
  }

  @Test("k and j walk through the history, and Ctrl-C and Ctrl-R work among the commands")
  func history() throws {
    let (terminal, _) = try terminal(history: ["one", "two"])
    terminal.type("\u{1b}")
    for (key, row) in [("k", "> two"), ("k", "> one"), ("j", "> two")] {
      terminal.type(key)
      terminal.expect([row])
    }
    terminal.type("\u{12}one")
    terminal.expect(["search: one  one"])
    terminal.type("\u{7}")
    terminal.send("\u{3}")
    #expect(terminal.waitForResults(1) == [.interrupted])
  }

  @Test("a paste works in the text and among the commands")
  func paste() throws {
    let (terminal, _) = try terminal()
    terminal.type(PastingTests.paste("ab"))
    terminal.expect(["> ab"])
    terminal.type("\u{1b}")
    terminal.type(PastingTests.paste("c"))
    terminal.expect(["> acb"])
  }

  @Test("a command of libedit that ends the line gives the line")
  func commenting() throws {
    let (terminal, _) = try terminal()
    terminal.type("get /a\u{1b}")
    terminal.send("#")
    #expect(terminal.waitForResults(1) == [.line("#get /a")])
    terminal.expect(["> #get /a", ">"], cursor: (1, 2))
  }

  /// libedit leaves the cursor before the line here, and would write there.
  @Test("the end of an empty line is where the line is")
  func emptyLine() throws {
    let (terminal, _) = try terminal()
    terminal.type("\u{1b}")
    terminal.type("$")
    terminal.type("iab")
    terminal.expect(["> ab"], cursor: (0, 4))
  }

  @Test("the user's own vi bindings win")
  func ownBindings() throws {
    let file = try TemporaryFile("bind -v\nbind -a q apus-interrupt\n")
    let terminal = try EditorTerminal(editrc: file.path)
    terminal.type("x\u{1b}")
    terminal.send("q")
    #expect(terminal.waitForResults(1) == [.interrupted])
  }

  /// These end the process in libedit when they are bound.
  @Test("the commands of libedit that crash are out of reach", arguments: ["emacs", "vi"])
  func guards(keys: String) throws {
    let file = try TemporaryFile(keys == "vi" ? "bind -v\nbind -a : ed-command\n" : "bind ^[x ed-command\n")
    let terminal = try EditorTerminal(editrc: file.path)
    let crashers =
      keys == "vi"
      ? ["\u{1b}", "~", ":", "\"", "v"] : ["\u{1b}x", "\"", "\u{1b}X", "\"", "\u{12}", "\u{17}"]
    for key in crashers { terminal.type(key) }
    terminal.enter()
    terminal.send("\u{3}")
    #expect(terminal.waitForResults(2).last == .interrupted)
  }
}
