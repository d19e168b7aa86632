import ApusPacingTestSupport
import ApusTerminalTestSupport
import Foundation
import Testing

@testable import ApusLineEditing
@testable import ApusText

@Suite("Messages and resizes", .paced)
struct RepaintTests {
  @Test("a message appears above the line, which stays as it is")
  func message() throws {
    let terminal = try EditorTerminal(columns: 10)
    terminal.type("123456789012\u{1b}[D")
    terminal.print(above: "saved\n\u{1b}[32mtwice\u{1b}[0m")
    terminal.expect(["saved", "twice", "> 12345678", "9012"], cursor: (3, 3))
    #expect(terminal.screen.text(styled: "32") == "twice")
  }

  @Test("messages from several threads are all shown, each whole")
  func manyMessages() throws {
    let terminal = try EditorTerminal(rows: 60)
    terminal.type("abc")
    let messages = try #require(terminal.messages)
    DispatchQueue.concurrentPerform(iterations: 40) { messages.print("message \($0)") }
    terminal.waitUntil { $0.screen.text.count == 41 && $0.screen.text.last == "> abc" }
    #expect(Set(terminal.screen.text) == Set((0..<40).map { "message \($0)" } + ["> abc"]))
  }

  @Test("codes that a message should not have are shown, not obeyed")
  func hostileMessage() throws {
    let terminal = try EditorTerminal()
    terminal.print(above: "a\u{1b}[2J\u{1b}]0;t\u{7}b")
    terminal.expect(["a\\x1b[2J\\x1b]0;t\\x07b", ">"], cursor: (1, 2))
  }

  @Test("a narrower window shows the line again where the terminal has wrapped it")
  func narrower() throws {
    let terminal = try EditorTerminal(columns: 20, rows: 8)
    terminal.send("before\r")
    terminal.waitUntil { $0.screen.text == ["> before", ">"] }
    terminal.type("get /users/octo")
    terminal.resize(
      columns: 10, rows: 8, showing: ["> before", "> get /use", "rs/octo"], cursor: (row: 2, column: 7))
    terminal.expect(["> before", "> get /use", "rs/octo"], cursor: (2, 7))
  }

  @Test("a wider window joins the rows again")
  func wider() throws {
    let terminal = try EditorTerminal(columns: 10, rows: 8)
    terminal.type("get /users/octo")
    terminal.expect(["> get /use", "rs/octo"], cursor: (1, 7))
    terminal.resize(columns: 30, rows: 8, showing: ["> get /users/octo"], cursor: (row: 0, column: 17))
    terminal.expect(["> get /users/octo"], cursor: (0, 17))
    terminal.type("c")
    terminal.expect(["> get /users/octoc"], cursor: (0, 18))
  }

  @Test("the right prompt moves to the new margin")
  func rightPrompt() throws {
    let terminal = try EditorTerminal(columns: 20, rows: 8, prompt: Prompt("> ", right: "200"))
    terminal.resize(columns: 12, rows: 8, showing: [">", "    200"], cursor: (row: 0, column: 2))
    terminal.expect([">       200"], cursor: (0, 2))
  }
}
