import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Words of a script", .paced)
struct ScriptTokensTests {
  private func kinds(_ text: String) -> [ScriptToken.Kind] { ScriptTokens(text, line: 1).tokens.map(\.kind) }

  @Test("are names, numbers, texts and signs, and comments are none")
  func kinds() {
    #expect(
      kinds("a.b1 = 12.5 // c\n/* d\n */ $x !== 'y\\'\\n' # e")
        == [
          .name("a"), .sign("."), .name("b1"), .sign("="), .number("12.5"), .name("$x"), .sign("!=="),
          .string("y'\n"),
        ])
    #expect(kinds("\"\\u00e9\\t\\u00\"") == [.string("é\tu00")])
    #expect(kinds("`a${b}c`") == [.template(["a", "b", "c"])] && kinds("``") == [.template([""])])
    #expect(kinds("a?.b ?? c") == [.name("a"), .sign("?."), .name("b"), .sign("??"), .name("c")])
  }

  @Test("that never end or are of another language are told apart")
  func strange() {
    for text in ["\"a", "'a\n", "`a", "`a${", "@", "~", "\\"] {
      #expect(kinds(text).contains(.strange), "\(text)")
    }
    #expect(kinds("/* open").isEmpty && kinds("").isEmpty)
  }

  @Test("know their lines, and whether they begin one")
  func lines() {
    let tokens = ScriptTokens("a b\n\n`x\ny`\nc", line: 5).tokens
    #expect(tokens.map(\.line) == [5, 5, 8, 9] && tokens.map(\.isFirst) == [true, false, true, true])
  }
}
