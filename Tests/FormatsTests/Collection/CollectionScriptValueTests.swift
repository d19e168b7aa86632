import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Values of a script", .paced)
struct CollectionScriptValueTests {
  @Test("literals are values of JSON")
  func literals() {
    #expect(CollectionScriptValue("'a\\'b'", [:]) == .literal(.string("a'b")))
    #expect(CollectionScriptValue("`a`", [:]) == .literal(.string("a")))
    #expect(CollectionScriptValue("`a${b}`", [:]) == nil)
    #expect(CollectionScriptValue("true", [:]) == .literal(.bool(true)))
    #expect(
      CollectionScriptValue("1.50", [:]) == JSONValue.Number(text: "1.50").map { .literal(.number($0)) })
    #expect(CollectionScriptValue("'a' + 'b'", [:]) == nil)
  }

  @Test("names stand for what they were given, and nothing else is guessed")
  func names() {
    let names = ["j": CollectionScriptValue.source(.json(".a"))]
    #expect(CollectionScriptValue("j.b[2]", names) == .source(.json(".a.b[2]")))
    #expect(CollectionScriptValue("jj.b", names) == nil)
    #expect(CollectionScriptValue("res.bodyguard", names) == nil)
    #expect(CollectionScriptValue("res.status.x", names) == nil)
  }
}
