import ApusPacingTestSupport
import ApusTerminalTestSupport
import Testing

@testable import ApusLineEditing

@Suite("Pasting", .paced)
struct PastingTests {
  static func paste(_ text: String) -> String { "\u{1b}[200~\(text)\u{1b}[201~" }

  @Test("a paste without a newline is inserted at the cursor")
  func inserting() throws {
    let terminal = try EditorTerminal()
    terminal.type("ad\u{1b}[D")
    terminal.type(Self.paste("b\tc"))
    terminal.expect(["> ab    cd"], cursor: (0, 9))
  }

  @Test("the lines of a paste are read one by one, and what follows the last newline can be edited")
  func lines() throws {
    let terminal = try EditorTerminal()
    terminal.type("get ")
    terminal.send(Self.paste("/a\rpost /b\rrest"))
    #expect(terminal.waitForResults(2) == [.line("get /a"), .line("post /b")])
    terminal.expect(["> get /a", "> post /b", "> rest"], cursor: (2, 6))
    terminal.send("!\r")
    #expect(terminal.waitForResults(3).last == .line("rest!"))
  }

  @Test("two hundred lines arrive in order and none is lost")
  func manyLines() throws {
    let lines = (1...200).map { "get /日本/\($0)" }
    let terminal = try EditorTerminal()
    terminal.send(Self.paste(lines.joined(separator: "\r") + "\r"))
    #expect(terminal.waitForResults(200) == lines.map(LineResult.line))
    terminal.expect((190...200).map { "> get /日本/\($0)" } + [">"])
  }

  @Test("a text of several rows stays together")
  func logicalLines() throws {
    let terminal = try EditorTerminal(setUp: MultiLineTests.brackets)
    terminal.send(Self.paste("post {\r1\r}\rget\r{"))
    #expect(terminal.waitForResults(2) == [.line("post {\n1\n}"), .line("get")])
    terminal.expect(["> post {", "… 1", "… }", "> get", "> {"])
  }

  @Test("a paste that completes nothing stays in the editor, cursor behind it")
  func incomplete() throws {
    let terminal = try EditorTerminal(setUp: MultiLineTests.brackets)
    terminal.type("x}\u{1b}[D")
    terminal.type("{")
    terminal.type(Self.paste("{{\r{"))
    terminal.expect(["> x{{{", "… {}"], cursor: (1, 3))
  }

  @Test("the line ends of files and of terminals are the same")
  func lineEnds() throws {
    let terminal = try EditorTerminal()
    terminal.send(Self.paste("a\r\nb\nc\r"))
    #expect(terminal.waitForResults(3) == [.line("a"), .line("b"), .line("c")])
  }

  @Test("Ctrl-C drops what is left of the paste")
  func interrupting() throws {
    let terminal = try EditorTerminal()
    terminal.send(Self.paste("a\rb"))
    terminal.expect(["> a", "> b"])
    terminal.send("\u{3}")
    terminal.expect(["> a", "> b^C", ">"])
    #expect(terminal.waitForResults(2) == [.line("a"), .interrupted])
  }

  @Test("a paste that is much longer than what the terminal holds arrives whole")
  func long() throws {
    let text = String(repeating: "0123456789abcde\u{e9}", count: Sanitizer.isOn ? 800 : 8_000)
    let terminal = try EditorTerminal()
    terminal.send(Self.paste(text))
    terminal.waitUntil { $0.screen.pictures > 1 }
    terminal.send("\r")
    #expect(terminal.waitForResults(1) == [.line(text)])
  }

  @Test("a terminal that hangs up in the middle of a paste ends the input")
  func hangingUp() throws {
    let terminal = try EditorTerminal()
    terminal.send("\u{1b}[200~delete /every\r")
    terminal.hangUp()
    #expect(terminal.waitForResults(1) == [.end])
  }
}
