import Testing

@testable import ApusSessionExports

@Suite("Texts with holes")
struct ScriptTextTests {
  @Test("pieces of text are one, and empty ones are none")
  func joined() {
    let text = ScriptText([.text("a"), .text(""), .text("b"), .secret("KEY"), .text("c")])
    #expect(text.pieces == [.text("ab"), .secret("KEY"), .text("c")])
    #expect(text.shown == "ab{{secret:KEY}}c" && text.plain == nil)
    #expect(ScriptText([.text("x")]).plain == "x" && ScriptText().plain == "")
  }

  @Test("what it begins with is dropped only where it begins so")
  func prefix() {
    let text = ScriptText([.text("http://h.test/a/"), .variable("id", .encoded)])
    #expect(text.dropping(prefix: "http://h.test")?.shown == "/a/{{id}}")
    #expect(text.dropping(prefix: "http://other.test") == nil)
    #expect(ScriptText([.variable("id", .plain)]).dropping(prefix: "http://h.test") == nil)
  }

  @Test(
    "a number that is written in one way is one, and another is a text",
    arguments: [
      ("1", true), ("-7", true), ("1.5", true), ("true", true), ("null", true), ("01", false), ("1.0", false),
      ("1e3", false), ("9007199254740993", false), ("-9223372036854775808", false), ("nan", false),
      ("inf", false),
      ("a", false), ("", false),
    ])
  func simple(_ text: String, _ isSimple: Bool) {
    #expect(ScriptText([.text(text)]).simpleJSON == (isSimple ? text : nil))
    #expect(ScriptText([.variable(text, .plain)]).simpleJSON == nil)
  }

  @Test("a variable is all of it, or not")
  func only() {
    #expect(ScriptText([.variable("id", .json)]).onlyVariable == "id")
    #expect(ScriptText([.variable("id", .json), .text("x")]).onlyVariable == nil)
    #expect(ScriptText([.text("id")]).onlyVariable == nil && ScriptText().onlyVariable == nil)
  }
}
