import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A line, cut into the words a command reads", .paced)
struct CommandLineTests {
  private func line(_ text: String) throws -> ApusLanguage.CommandLine { try CommandLine(Words(text)) }

  @Test("has a name and arguments, and what follows them as it was typed")
  func words() throws {
    let line = try line("let  greeting = 'a b'")
    #expect(line.name.text == "let")
    #expect(line.arguments.map(\.text) == ["greeting", "=", "a b"])
    #expect(line.verbatim == "greeting = 'a b'")
    #expect(line.verbatim(14..<21) == "= 'a b'")
    #expect(line.remainder(from: 14).words.map(\.range) == [14..<15, 16..<21])
    #expect(try self.line("pwd").verbatim.isEmpty)
  }

  @Test("is refused without a command, and with a quote that is not closed", arguments: ["", "  ", "get 'a"])
  func refused(_ text: String) { #expect(throws: LineProblem.self) { try self.line(text) } }

  @Test("no place is outside of it")
  func places() throws {
    let line = try line("pwd a")
    #expect(line.verbatim(4..<99) == "a")
    #expect(line.verbatim(98..<99).isEmpty)
    #expect(line.remainder(from: 99).words.isEmpty)
    #expect(line.end == 5..<5)
  }
}
