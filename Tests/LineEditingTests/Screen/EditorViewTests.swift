import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("What there is to see of the editor", .paced)
struct EditorViewTests {
  @Test("the right prompt is there while there is room for it, and goes when the line is entered")
  func rightPrompt() throws {
    let terminal = try EditorTerminal(columns: 20, prompt: Prompt("> ", right: "200 OK"))
    terminal.expect([">            200 OK"], cursor: (0, 2))
    terminal.type("get /abcd")
    terminal.expect(["> get /abcd  200 OK"], cursor: (0, 11))
    terminal.type("e")
    terminal.expect(["> get /abcde"], cursor: (0, 12))
    terminal.type("\u{7f}")
    terminal.send("\r")
    terminal.expect(["> get /abcd", ">            200 OK"], cursor: (1, 2))
  }

  @Test("the line is coloured by the hook while it is typed")
  func highlighting() throws {
    let terminal = try EditorTerminal { hooks in
      hooks.highlight = { text in
        [StyledSpan(0..<3, .command), StyledSpan(3..<999, .url)]
          + (text.isEmpty ? [] : [StyledSpan(-5..<1, .clientError)])
      }
    }
    terminal.type("get /日本")
    #expect(terminal.screen.text(styled: "31") == "g")
    #expect(terminal.screen.text(styled: "36") == "et")
    #expect(terminal.screen.text(styled: "4") == " /日本")
    terminal.expect(["> get /日本"])
  }

  @Test("without styles there is no colour and no suggestion, and everything else works")
  func withoutStyles() throws {
    let terminal = try EditorTerminal(styles: false, history: ["get /users"]) { hooks in
      hooks.highlight = { _ in [StyledSpan(0..<3, .command)] }
    }
    terminal.type("get")
    terminal.expect(["> get"], cursor: (0, 5))
    #expect(terminal.screen.styled.isEmpty)
    terminal.type("\u{1b}[A")
    terminal.expect(["> get /users"])
  }
}
