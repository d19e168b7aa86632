import ApusPacingTestSupport
import Synchronization
import Testing

@testable import ApusLineEditing

@Suite("Ending a line", .paced)
struct EndingTests {
  @Test("Ctrl-C leaves the line on the screen, forgets it, and is a result of its own")
  func interrupting() throws {
    let terminal = try EditorTerminal()
    terminal.type("get /secret\u{1b}[D")
    terminal.send("\u{3}")
    #expect(terminal.waitForResults(1) == [.interrupted])
    terminal.expect(["> get /secret^C", ">"], cursor: (1, 2))
    terminal.send("ok\r")
    #expect(terminal.waitForResults(2) == [.interrupted, .line("ok")])
  }

  @Test("Ctrl-D ends an empty line, and deletes in any other")
  func endOfInput() throws {
    let terminal = try EditorTerminal()
    terminal.type("ab\u{1}")
    terminal.type("\u{4}")
    terminal.expect(["> b"], cursor: (0, 2))
    terminal.type("\u{4}")
    terminal.expect([">"], cursor: (0, 2))
    #expect(terminal.results.isEmpty)
    terminal.send("\u{4}")
    #expect(terminal.waitForResults(1) == [.end])
  }

  @Test("a terminal that hangs up in the middle of a line ends the input, and the line is not run")
  func hangingUp() throws {
    let terminal = try EditorTerminal()
    terminal.type("delete /every")
    terminal.hangUp()
    #expect(terminal.waitForResults(1) == [.end])
  }

  @Test("the owner hears once that the prompt is up, before any key was typed")
  func promptIsUp() throws {
    let count = Mutex(0)
    let terminal = try EditorTerminal { hooks in hooks.promptIsUp = { count.withLock { $0 += 1 } } }
    terminal.send("one\rtwo\r")
    #expect(terminal.waitForResults(2) == [.line("one"), .line("two")])
    #expect(count.withLock { $0 } == 1)
  }

  @Test("an empty line is a line")
  func emptyLine() throws {
    let terminal = try EditorTerminal()
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line("")])
  }

  @Test("keys that arrive together make several lines, in order")
  func typeAhead() throws {
    let terminal = try EditorTerminal()
    terminal.send("one\rtwo\rthree\r")
    #expect(terminal.waitForResults(3) == [.line("one"), .line("two"), .line("three")])
    terminal.expect(["> one", "> two", "> three", ">"])
  }

  @Test("a line that fills its row exactly leaves no empty row behind")
  func fullRow() throws {
    let terminal = try EditorTerminal(columns: 10)
    terminal.type("12345678")
    terminal.expect(["> 12345678"], cursor: (1, 0))
    terminal.send("\r")
    terminal.expect(["> 12345678", ">"], cursor: (1, 2))
  }
}
