import Foundation
import PacingTestSupport
import TerminalTestSupport
import Testing

@testable import LineEditing

@Suite("libedit behind its wall", .paced)
struct EditEngineTests {
  /// An engine on a pseudo-terminal, whose commands have nobody to run on.
  private final class Bench {
    let pty: PseudoTerminal
    let client = EngineClient()
    let engine: EditEngine

    init() throws {
      pty = try PseudoTerminal(columns: 80, rows: 24)
      let terminal = Terminal(input: pty.slave, output: pty.slave)
      engine = try #require(
        EditEngine(terminal: terminal, client: client.pointer, reader: EngineClient.readKey))
    }
  }

  private func line(_ text: String, _ cursor: Int) -> LineState { LineState(text: text, cursor: cursor) }

  @Test("a line begins empty, and what is inserted stands before the cursor")
  func inserting() throws {
    let bench = try Bench()
    #expect(bench.engine.line == line("", 0))
    bench.engine.insert("")
    bench.engine.insert("日本")
    #expect(bench.engine.line == line("日本", 6))
    bench.engine.moveCursor(to: 3)
    bench.engine.insert("a")
    #expect(bench.engine.line == line("日a本", 4))
  }

  @Test("a range of UTF-8 offsets is replaced, and the cursor stands behind what replaced it")
  func replacing() throws {
    let bench = try Bench()
    bench.engine.set(line("get 日本 now", 0))
    bench.engine.replace(4..<10, with: "りんご")
    #expect(bench.engine.line == line("get りんご now", 13))
    bench.engine.replace(0..<4, with: "")
    #expect(bench.engine.line == line("りんご now", 0))
    bench.engine.replace(13..<13, with: "!")
    #expect(bench.engine.line == line("りんご now!", 14))
  }

  @Test("a line is set with its cursor, whatever there was before")
  func setting() throws {
    let bench = try Bench()
    for wanted in [line("one\ntwo", 2), line("", 0), line("👨‍👩‍👧z", 18), line("é", 2)] {
      bench.engine.set(wanted)
      #expect(bench.engine.line == wanted)
    }
  }

  @Test("offsets beyond the line mean its ends", arguments: [(-5, 0), (99, 6)])
  func beyond(_ offset: Int, _ expected: Int) throws {
    let bench = try Bench()
    bench.engine.set(line("日本", 3))
    bench.engine.moveCursor(to: offset)
    #expect(bench.engine.line == line("日本", expected))
    bench.engine.keepCursorInside()
    #expect(bench.engine.line == line("日本", expected))
  }

  @Test("a long line is taken whole")
  func long() throws {
    let bench = try Bench()
    let text = String(repeating: "日a", count: 5_000)
    bench.engine.insert(text)
    #expect(bench.engine.line == line(text, text.utf8.count))
  }

  @Test("a line of an .editrc chooses the keys, and emacs keys can be taken again")
  func keys() throws {
    let bench = try Bench()
    #expect(!bench.engine.usesViKeys)
    bench.engine.run(editrcLine: "bind -v")
    #expect(bench.engine.usesViKeys)
    bench.engine.useEmacsKeys()
    #expect(!bench.engine.usesViKeys)
    bench.engine.run(editrcLine: "no such command")
    #expect(!bench.engine.usesViKeys)
  }

  @Test("a text for libedit ends at its NUL, so it has none inside")
  func wide() {
    #expect("a\0日".wide == [0x61, 0x65e5, 0])
    #expect("".wide == [0])
    let characters: [wchar_t] = [0x61, 0x65e5, 0xd800, 0x7fff_ffff]
    #expect(characters.withUnsafeBufferPointer { String(wide: $0) } == "a日\u{fffd}\u{fffd}")
  }
}
