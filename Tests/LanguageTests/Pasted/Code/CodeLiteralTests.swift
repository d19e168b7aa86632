import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Literals", .paced)
struct CodeLiteralTests {
  private let object = CodeLiteral.object(
    [
      ("a", .text("x \"y\"", 0..<1)), ("b", .list([.number("1", 0..<1), .bool(true, 0..<1)], 0..<1)),
      ("c", .null(0..<1)),
    ], 0..<9)

  @Test("are JSON with or without blanks, and pairs in which a list is one name several times")
  func json() {
    #expect(object.json() == "{\"a\":\"x \\\"y\\\"\",\"b\":[1,true],\"c\":null}")
    #expect(object.json(" ") == "{\"a\": \"x \\\"y\\\"\", \"b\": [1, true], \"c\": null}")
    #expect(object.encodedPairs == "a=x+%22y%22&b=1&b=true")
  }

  @Test("have a text where a header or a form could have one")
  func text() {
    #expect(CodeLiteral.bool(false, 0..<0).text == "false")
    #expect(object.text == nil && CodeLiteral.null(0..<0).text == nil)
    #expect(object.member("b")?.range == 0..<1 && object.member("z") == nil)
    #expect(object.range == 0..<9 && CodeLiteral.null(0..<0).isNull)
  }
}
