import ApusPacingTestSupport
import Testing

@testable import ApusLineEditing

@Suite("Lines of several rows", .paced)
struct MultiLineTests {
  /// Complete when every bracket is closed.
  static let brackets: @Sendable (inout EditorHooks) -> Void = { hooks in
    hooks.isComplete = { text in text.filter { $0 == "{" }.count <= text.filter { $0 == "}" }.count }
  }

  @Test("Enter starts another row until the text is complete")
  func continuing() throws {
    let terminal = try EditorTerminal(setUp: Self.brackets)
    terminal.type("post {\r")
    terminal.expect(["> post {", "…"], cursor: (1, 2))
    terminal.type("  1\r")
    terminal.send("}\r")
    #expect(terminal.waitForResults(1) == [.line("post {\n  1\n}")])
    terminal.expect(["> post {", "…   1", "… }", ">"], cursor: (3, 2))
  }

  @Test("Alt-Enter starts another row in a complete text")
  func newline() throws {
    let terminal = try EditorTerminal()
    terminal.type("a\u{1b}\rb")
    terminal.expect(["> a", "… b"], cursor: (1, 3))
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("a\nb")])
  }

  @Test("up and down move between the rows, home and end within one")
  func movingBetweenRows() throws {
    let terminal = try EditorTerminal(history: ["old"], prefill: "first\nab\nthird")
    terminal.expect(["> first", "… ab", "… third"], cursor: (2, 7))
    for (key, place) in [
      ("\u{1b}[A", (1, 4)), ("\u{1b}[A", (0, 4)), ("\u{5}", (0, 7)), ("\u{1b}[B", (1, 4)), ("\u{1}", (1, 2)),
      ("\u{1b}[B", (2, 2)), ("\u{1b}[B", (2, 2)),
    ] {
      terminal.type(key)
      terminal.expect(["> first", "… ab", "… third"], cursor: place)
    }
  }

  @Test("Enter in the middle of an incomplete text breaks it there")
  func breaking() throws {
    let terminal = try EditorTerminal(setUp: Self.brackets)
    terminal.type("{ab\u{1b}[D")
    terminal.type("\r")
    terminal.expect(["> {a", "… b"], cursor: (1, 2))
  }

  @Test("the last row begins with what is open, and none does once the text is whole")
  func reminders() throws {
    let terminal = try EditorTerminal { hooks in
      Self.brackets(&hooks)
      hooks.continuation = { text in text.hasSuffix("help") ? "^C leaves " : "{" }
    }
    terminal.type("post {\r")
    terminal.expect(["> post {", "{…"], cursor: (1, 3))
    terminal.type("help")
    terminal.expect(["> post {", "{… help"], cursor: (1, 7))
    terminal.type("\r")
    terminal.expect(["> post {", "… help", "^C leaves …"], cursor: (2, 12))
    terminal.send("}\r")
    terminal.expect(["> post {", "… help", "… }", ">"], cursor: (3, 2))
  }
}
