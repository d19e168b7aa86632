import ApusJSON
import Testing

@Suite("Text of JSON as somebody reads it")
struct LegibleTextTests {
  private func legible(_ spelled: String) throws -> String { try JSONDocument(spelled).root.legibleText }

  @Test(
    "what can be seen is resolved",
    arguments: [
      (#""\u308a\u3093\u3054""#, #""りんご""#), (#""http:\/\/example.com\/a""#, #""http://example.com/a""#),
      (#""\ud83c\udf4e\u0041\u00E9""#, #""🍎Aé""#), (#""plain 果物""#, #""plain 果物""#), ("1.10", "1.10"),
      ("12345678901234567890", "12345678901234567890"), ("null", "null"), ("\"\"", "\"\""),
    ])
  func resolved(_ spelled: String, _ legible: String) throws {
    #expect(try self.legible(spelled) == legible)
  }

  @Test(
    "what could not be seen, or would be taken for something else, stays as it is spelled",
    arguments: [
      #""\n\t\r\b\f""#, #""\u001b[2J\u0000\u007f""#, #""\ud83d alone""#, #""\udc00\ud800\u0041""#,
      #""say \"hi\"""#,
      #""a\\u308ab""#, #""\u0022\u005c""#, #""\\""#,
    ])
  func kept(_ spelled: String) throws {
    let expected = spelled.replacing(#"\ud800\u0041"#, with: #"\ud800A"#)
    #expect(try legible(spelled) == expected)
  }

  @Test("the value of a text does not change by being read")
  func values() throws {
    let spelled = #""\u308a \"x\" \\u308a \/ \n \ud83c\udf4e \u0022""#
    let read = try JSONDocument(try legible(spelled)).root
    #expect(read.string == (try JSONDocument(spelled).root.string))
  }

  @Test("a text that was cut anywhere is read as far as it is there")
  func cut() {
    let whole = Array(#"ab\u308a\ud83c\udf4e\n\""#.utf8)
    for length in 0...whole.count {
      let text = String(decoding: LegibleText.bytes(whole[..<length]), as: UTF8.self)
      #expect(text.hasPrefix(String("ab".prefix(length))), "\(text)")
      #expect(!text.contains("\u{fffd}"))
    }
  }

  @Test("without quotes around it, a quote inside is one")
  func withoutQuotes() {
    #expect(
      LegibleText.bytes(Array(#"say \"hi\" \\"#.utf8)[...], hasQuotes: false) == Array(#"say "hi" \\"#.utf8))
  }
}
