import PacingTestSupport
import Testing

@testable import Language

@Suite("A line, cut into the words a command reads", .paced)
struct CommandLineTests {
  private func line(_ text: String) throws -> Language.CommandLine { try CommandLine(Words(text)) }

  @Test("has a name and arguments, and what follows them as it was typed")
  func words() throws {
    let line = try line("let  greeting = 'a b'")
    #expect(line.name.text == "let")
    #expect(line.arguments.map(\.text) == ["greeting", "=", "a b"])
    #expect(line.verbatim(from: 1) == "= 'a b'")
    #expect(line.verbatim(from: 3).isEmpty)
    #expect(line.remainder(from: 1).words.map(\.range) == [14..<15, 16..<21])
  }

  @Test("is refused without a command, and with a quote that is not closed", arguments: ["", "  ", "get 'a"])
  func refused(_ text: String) { #expect(throws: LineProblem.self) { try self.line(text) } }

  @Test("says where there is too much, and where something is missing")
  func places() throws {
    let line = try line("pwd a b")
    try line.allow(2)
    let tooMuch = #expect(throws: LineProblem.self) { try line.allow(1) }
    #expect(tooMuch?.range == 6..<7)
    #expect(tooMuch?.message == "`pwd` takes nothing more")
    #expect(#expect(throws: LineProblem.self) { try line.allow(0) }?.message == "`pwd` takes no arguments")
    #expect(try line.require(1, "a name").text == "b")
    #expect(#expect(throws: LineProblem.self) { try line.require(2, "a name") }?.range == 7..<7)
  }
}
