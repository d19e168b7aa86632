import PacingTestSupport
import TerminalTestSupport
import Testing

@testable import LineEditing
@testable import Text

@Suite("Editing keys", .paced)
struct EditLineReaderTests {
  @Test("what is typed is shown after the prompt, and Enter returns it")
  func typing() throws {
    let terminal = try EditorTerminal()
    terminal.type("get /a")
    terminal.expect(["> get /a"], cursor: (0, 8))
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("get /a")])
    terminal.expect(["> get /a", ">"], cursor: (1, 2))
  }

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

  @Test("every letter of Latin-1 can be typed")
  func latin1() throws {
    let letters = (0xc0...0xff).compactMap(Unicode.Scalar.init).map { String($0) }.joined()
    let terminal = try EditorTerminal(columns: 80)
    terminal.type(letters)
    terminal.expect(["> " + letters])
  }

  @Test("kill and yank are libedit's own")
  func killRing() throws {
    let terminal = try EditorTerminal()
    terminal.type("one two\u{1b}[1;5D")
    terminal.type("\u{b}")
    terminal.expect(["> one"])
    terminal.type("\u{1}\u{19}")
    terminal.expect(["> twoone"])
  }

  @Test("keys that nothing uses insert nothing")
  func unusedKeys() throws {
    let terminal = try EditorTerminal()
    terminal.type("a")
    for key in [
      "\u{1b}[5~", "\u{1b}[15~", "\u{1b}OP", "\u{1b}[1;2A", "\u{1b}[3;5~", "\u{1b}[I", "\u{1b}[201~",
    ] {
      terminal.type(key)
      terminal.expect(["> a"], cursor: (0, 3))
    }
  }

  @Test("bytes that are not UTF-8 become one replacement character")
  func invalidBytes() throws {
    let terminal = try EditorTerminal()
    terminal.send(bytes: [0x61, 0xe6, 0x97, 0x62, 0xff, 0x63])
    terminal.expect(["> a\u{fffd}b\u{fffd}c"])
  }

  @Test("control and bidi characters on the line are shown, not obeyed")
  func controlCharacters() throws {
    let terminal = try EditorTerminal(prefill: "a\u{1b}[2Jb\u{202e}c\u{9b}d")
    terminal.expect(["> a\\x1b[2Jb\\u{202e}c\\u{9b}d"], cursor: (0, 27))
  }

  @Test("a prefilled line is ready to be edited, and it is used once")
  func prefilling() throws {
    let terminal = try EditorTerminal(prefill: "get /again")
    terminal.expect(["> get /again"], cursor: (0, 12))
    terminal.send("!\r")
    #expect(terminal.waitForResults(1) == [.line("get /again!")])
    terminal.expect(["> get /again!", ">"], cursor: (1, 2))
  }

  @Test("Ctrl-L clears the screen and keeps the line")
  func clearing() throws {
    let terminal = try EditorTerminal()
    terminal.send("one\rtwo")
    terminal.expect(["> one", "> two"])
    terminal.type("\u{c}")
    terminal.expect(["> two"], cursor: (0, 5))
  }

  @Test("a line that is taller than the screen shows the part around the cursor")
  func tallLine() throws {
    let terminal = try EditorTerminal(columns: 10, rows: 4)
    let line = (0..<10).map { String(repeating: String($0), count: 10) }.joined()
    terminal.type(line)
    terminal.expect(["6677777777", "7788888888", "8899999999", "99"], cursor: (3, 2))
    terminal.type("\u{1}")
    terminal.expect(["> 00000000", "0011111111", "1122222222", "2233333333"], cursor: (0, 2))
    terminal.type("x\r")
    terminal.expect(["7778888888", "8889999999", "999", ">"], cursor: (3, 2))
  }

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
