import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

@testable import ApusLineEditing

@Suite("libedit behind its wall", .paced)
struct EditEngineTests {
  /// An engine on a pseudo-terminal, whose commands have nobody to run on.
  private func withEngine(_ body: (EditEngine) throws -> Void) throws {
    let pty = try PseudoTerminal(columns: 80, rows: 24)
    let client = EngineClient()
    // As it ends, an engine still sets the terminal's modes.
    try withExtendedLifetime((pty, client)) {
      let terminal = Terminal(input: pty.slave, output: pty.slave)
      try body(
        try #require(EditEngine(terminal: terminal, client: client.pointer, reader: EngineClient.readKey)))
    }
  }

  private func line(_ text: String, _ cursor: Int) -> LineState { LineState(text: text, cursor: cursor) }

  @Test("a line begins empty, and what is inserted stands before the cursor")
  func inserting() throws {
    try withEngine { engine in
      #expect(engine.line == line("", 0))
      engine.insert("")
      engine.insert("日本")
      #expect(engine.line == line("日本", 6))
      engine.moveCursor(to: 3)
      engine.insert("a")
      #expect(engine.line == line("日a本", 4))
    }
  }

  @Test("a range of UTF-8 offsets is replaced, and the cursor stands behind what replaced it")
  func replacing() throws {
    try withEngine { engine in
      engine.set(line("get 日本 now", 0))
      engine.replace(4..<10, with: "りんご")
      #expect(engine.line == line("get りんご now", 13))
      engine.replace(0..<4, with: "")
      #expect(engine.line == line("りんご now", 0))
      engine.replace(13..<13, with: "!")
      #expect(engine.line == line("りんご now!", 14))
    }
  }

  @Test("a line is set with its cursor, whatever there was before")
  func setting() throws {
    try withEngine { engine in
      for wanted in [line("one\ntwo", 2), line("", 0), line("👨‍👩‍👧z", 18), line("é", 2)] {
        engine.set(wanted)
        #expect(engine.line == wanted)
      }
    }
  }

  @Test("an offset beyond the line means its end", arguments: [(0, 0), (6, 6), (99, 6)])
  func beyond(_ offset: Int, _ expected: Int) throws {
    try withEngine { engine in
      engine.set(line("日本", 3))
      engine.moveCursor(to: offset)
      #expect(engine.line == line("日本", expected))
      engine.keepCursorInside()
      #expect(engine.line == line("日本", expected))
    }
  }

  @Test("a long line is taken whole")
  func long() throws {
    try withEngine { engine in
      let text = String(repeating: "日a", count: 5_000)
      engine.insert(text)
      #expect(engine.line == line(text, text.utf8.count))
    }
  }

  @Test("a line of an .editrc chooses the keys, and emacs keys can be taken again")
  func keys() throws {
    try withEngine { engine in
      engine.useEmacsKeys()
      #expect(!engine.usesViKeys)
      engine.run(editrcLine: "bind -v")
      #expect(engine.usesViKeys)
      engine.useEmacsKeys()
      #expect(!engine.usesViKeys)
      engine.run(editrcLine: "no such command")
      #expect(!engine.usesViKeys)
    }
  }

  @Test("a text for libedit ends at its NUL, so it has none inside")
  func wide() {
    #expect("a\0日".wide == [0x61, 0x65e5, 0])
    #expect("".wide == [0])
    let characters: [wchar_t] = [0x61, 0x65e5, 0xd800, 0x7fff_ffff]
    #expect(characters.withUnsafeBufferPointer { String(wide: $0) } == "a日\u{fffd}\u{fffd}")
  }
}
