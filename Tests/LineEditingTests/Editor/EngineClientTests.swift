import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing

@Suite("What libedit asks for", .paced)
struct EngineClientTests {
  @Test("libedit's own history commands find our history")
  func historyCommands() throws {
    let file = try TemporaryFile(
      "bind ^T ed-search-prev-history\nbind ^X ed-prev-history\nbind ^Y ed-next-history\n")
    let terminal = try EditorTerminal(
      styles: false, editrc: file.path, history: ["get /a", "post", "get /b"])
    terminal.type("g\u{14}")
    terminal.expect(["> get /b"])
    terminal.type("\u{14}")
    terminal.expect(["> get /a"])
    terminal.type("\u{15}\u{18}")
    terminal.waitUntil { $0.screen.text != [">"] }
    terminal.type("\u{19}")
    #expect(terminal.results.isEmpty)
  }
}
