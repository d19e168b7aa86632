import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Statements of a script", .paced)
struct ScriptStatementsTests {
  @Test("quotes, comments and brackets are kept together, and lines are counted")
  func statements() {
    let text = "a('x;y') // c;\n/* d\n;*/ b\n  .c()\nfunction f() {\n  d;\n}\ne"
    let all = ScriptStatements(text).all
    #expect(all.map(\.text) == ["a('x;y')", "b\n  .c()", "function f() {\n  d;\n}", "e"])
    #expect(all.map(\.line) == [0, 2, 4, 7])
  }

  @Test("what is never closed ends with the text", arguments: ["a(", "'a", "/* a", "`a${", "a(('\\"])
  func open(_ text: String) {
    #expect(ScriptStatements(text).all.count <= 1)
  }

  @Test("arguments are cut at commas that are none of theirs")
  func arguments() {
    #expect(ScriptStatements.split("'a,b', [1, 2], c(3, 4)", at: ",") == ["'a,b'", "[1, 2]", "c(3, 4)"])
    #expect(ScriptStatements.call("(a(b))c")?.arguments == "a(b)")
    #expect(ScriptStatements.call("(a") == nil)
  }
}
