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
}
