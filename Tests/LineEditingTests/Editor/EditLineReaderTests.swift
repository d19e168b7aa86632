import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing
@testable import ApusText

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
}
