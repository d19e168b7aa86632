import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("A terminal that cannot move its cursor", .paced, .serialized)
struct PlainTerminalReaderTests {
  /// Runs `read` on a thread of its own while the test plays the user.
  private func reading(
    count: Int, untilContains end: String = "",
    _ user: (PseudoTerminal, _ waitFor: (String) -> Void) -> Void
  ) throws -> (output: String, results: [LineResult]) {
    let pty = try PseudoTerminal(columns: 40, rows: 10)
    let done = DispatchSemaphore(value: 0)
    let box = ResultBox()
    Thread.detachNewThread {
      let terminal = Terminal(input: pty.slave, output: pty.slave, environment: ["TERM": "dumb"])
      let reader = PlainTerminalReader(
        terminal: terminal, isComplete: { end.isEmpty || $0.contains(end) },
        continuation: { $0.hasSuffix("help") ? "^C leaves " : nil })
      for _ in 0..<count {
        let result = reader.readLine(Prompt("\u{1b}[31m> ", right: "never"))
        box.results.withLock { $0.append(result) }
      }
      done.signal()
    }
    var output = ""
    user(pty) { expected in
      while !output.contains(expected), let more = pty.read(within: PseudoTerminal.patience) {
        output += more
      }
    }
    let isDone = done.wait(timeout: .now() + .milliseconds(Int(PseudoTerminal.patience))) == .success
    try #require(isDone)
    while let more = pty.read(within: 0) { output += more }
    return (output, box.results.withLock { $0 })
  }

  private final class ResultBox: Sendable {
    let results = Mutex<[LineResult]>([])
  }

  @Test("there is a prompt, the terminal driver edits, and no escape code is ever written")
  func reading() throws {
    let (output, results) = try reading(count: 3) { pty, waitFor in
      waitFor("> ")
      _ = pty.send(Array("get /日本x\u{7f}\n".utf8)[...])
      waitFor("\r\n\\x1b[31m> ")
      _ = pty.send(Array("tail\u{4}\n\u{4}".utf8)[...])
    }
    #expect(results == [.line("get /日本"), .line("tail"), .end])
    #expect(!output.contains("\u{1b}"))
    #expect(output.hasPrefix("\\x1b[31m> "))
  }

  @Test("an incomplete text continues with its own prompt")
  func continuing() throws {
    let (output, results) = try reading(count: 1, untilContains: "}") { pty, waitFor in
      waitFor("> ")
      _ = pty.send(Array("{\n".utf8)[...])
      waitFor("… ")
      _ = pty.send(Array("help\n".utf8)[...])
      waitFor("^C leaves … ")
      _ = pty.send(Array("}\n".utf8)[...])
    }
    #expect(results == [.line("{\nhelp\n}")])
    #expect(output.contains("… "))
  }

  @Test("an interrupt drops the line")
  func interrupting() throws {
    let (_, results) = try reading(count: 2) { pty, waitFor in
      waitFor("> ")
      kill(getpid(), SIGINT)
      waitFor("\r\n\\x1b[31m> ")
      _ = pty.send(Array("ok\n".utf8)[...])
    }
    #expect(results == [.interrupted, .line("ok")])
  }

  @Test("what comes while a line is typed stands on rows of its own, and the prompt again below it")
  func showing() throws {
    let pty = try PseudoTerminal(columns: 40, rows: 10)
    let terminal = Terminal(input: pty.slave, output: pty.slave, environment: ["TERM": "dumb"])
    let box = ReaderBox()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let reader = PlainTerminalReader(terminal: terminal)
      reader.show("before")
      box.show.withLock { $0 = { [reader = SharedReader(reader: reader)] in reader.reader.show($0) } }
      _ = reader.readLine(Prompt("> "))
      done.signal()
    }
    var output = ""
    func wait(for expected: String) {
      while !output.contains(expected), let more = pty.read(within: PseudoTerminal.patience) {
        output += more
      }
    }
    wait(for: "> ")
    box.show.withLock { $0?("it came\u{7}") }
    wait(for: "it came\\x07\r\n> ")
    _ = pty.send(Array("ok\n".utf8)[...])
    #expect(done.wait(timeout: .now() + .milliseconds(Int(PseudoTerminal.patience))) == .success)
    #expect(output.hasPrefix("before\r\n> \r\nit came\\x07\r\n> "))
  }

  private final class ReaderBox: Sendable {
    let show = Mutex<(@Sendable (String) -> Void)?>(nil)
  }

  /// Unchecked because it only shows, which any thread may ask for.
  private struct SharedReader: @unchecked Sendable {
    let reader: PlainTerminalReader
  }

  @Test("a line that nobody will need ends from outside, and leaves nothing for the next reader")
  func stopping() throws {
    let pty = try PseudoTerminal(columns: 40, rows: 10)
    let terminal = Terminal(input: pty.slave, output: pty.slave, environment: ["TERM": "dumb"])
    let reader = PlainTerminalReader(terminal: terminal)
    reader.stop()
    #expect(reader.readLine(Prompt("> ")) == .interrupted)
    _ = pty.send(Array("next\n".utf8)[...])
    #expect(PlainTerminalReader(terminal: terminal).readLine(Prompt("> ")) == .line("next"))
  }

  @Test("TERM and NO_COLOR say what a terminal can do")
  func capabilities() {
    func can(_ environment: [String: String]) -> [Bool] {
      let terminal = Terminal(environment: environment)
      return [terminal.canMoveCursor, terminal.usesStyles]
    }
    #expect(can(["TERM": "xterm"]) == [true, true])
    #expect(can(["TERM": "xterm", "NO_COLOR": ""]) == [true, true])
    #expect(can(["TERM": "xterm", "NO_COLOR": "1"]) == [true, false])
    #expect(can(["TERM": "dumb"]) == [false, false])
    #expect(can([:]) == [false, false])
  }
}
