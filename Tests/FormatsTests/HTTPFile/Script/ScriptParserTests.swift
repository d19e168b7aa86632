import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusFormats

@Suite("Expressions of scripts", .paced)
struct ScriptParserTests {
  private func one(_ number: Int) -> ScriptExpression { .value(.number("\(number)")) }

  @Test("bind as JavaScript's do")
  func strength() throws {
    func parsed(_ text: String) throws -> ScriptExpression { try ScriptParser.expression(of: text) }
    #expect(try parsed("1 - 2 - 3") == .both(.minus, .both(.minus, one(1), one(2)), one(3)))
    #expect(
      try parsed("1 || 2 && 3 === 4 + 5")
        == .both(.or, one(1), .both(.and, one(2), .both(.same, one(3), .both(.plus, one(4), one(5))))))
    #expect(try parsed("!1 === 2") == .both(.same, .call(.not, [one(1)]), one(2)))
    #expect(try parsed("(1 || 2) && 3") == .both(.and, .both(.or, one(1), one(2)), one(3)))
    #expect(try parsed("1 and not 2") == .both(.and, one(1), .call(.not, [one(2)])))
  }

  @Test("a text with braces is filled, and an element stands on the line of its list")
  func texts() throws {
    #expect(try ScriptParser.expression(of: "\"a {{b}}\"") == .filled("a {{b}}"))
    #expect(throws: ScriptProblem.self) { try ScriptParser.expression(of: "response.body\n[1]") }
  }

  @Test("whatever the text is, it is read or refused", arguments: 0..<300)
  func random(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "response", ".", "body", "[", "]", "(", ")", "\"a\"", "1", "!", "===", "&&", "`${1}`", "vars", "get",
      ",", "typeof ", "-",
      "$uuid", "?.", " ", "\n",
    ]
    let text = (0..<generator.below(30)).map { _ in generator.pick(pieces) }.joined()
    if let parsed = try? ScriptParser.expression(of: text) {
      #expect(!parsed.inWords.isEmpty || text.contains("$"))
    }
  }
}
