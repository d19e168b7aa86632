import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing

@Suite("The user's .editrc", .paced)
struct EditrcFileTests {
  @Test("the user's bindings win over ours, with or without the program's name")
  func binding() throws {
    let file = try TemporaryFile(
      "# keys\nbind ^T ed-move-to-beg\napus:bind ^A apus-interrupt\nother:bind ^B ed-kill-line\n")
    let terminal = try EditorTerminal(editrc: file.path)
    terminal.type("abc\u{14}")
    terminal.expect(["> abc"], cursor: (0, 2))
    terminal.type("\u{5}\u{2}")
    terminal.expect(["> abc"], cursor: (0, 4))
    terminal.send("\u{1}")
    #expect(terminal.waitForResults(1) == [.interrupted])
  }

  @Test(
    "lines that make no sense are passed over",
    arguments: ["bind \"", "nonsense", "bind", "\u{1b}[2J", "bind -x", ""])
  func nonsense(line: String) throws {
    let file = try TemporaryFile(line + "\nbind ^T ed-move-to-beg\n")
    let terminal = try EditorTerminal(editrc: file.path)
    terminal.type("ab\u{14}")
    terminal.expect(["> ab"], cursor: (0, 2))
  }

  @Test("a file that is missing, or a folder, is no error", arguments: ["/no/such/file", "/"])
  func missing(path: String) throws {
    let terminal = try EditorTerminal(editrc: path)
    terminal.type("ab")
    terminal.expect(["> ab"])
  }

  @Test("EDITRC says where the file is, else it is in the home folder")
  func path() {
    #expect(EditrcFile.path(environment: ["EDITRC": "/x", "HOME": "/h"]) == "/x")
    #expect(EditrcFile.path(environment: ["EDITRC": "", "HOME": "/h"]) == "/h/.editrc")
    #expect(EditrcFile.path(environment: [:]) == nil)
  }
}
