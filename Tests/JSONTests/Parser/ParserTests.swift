import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("The parser", .paced)
struct ParserTests {
  @Test(
    "every legal spelling is accepted",
    arguments: [
      "null", "true", "false", "0", "-0", "0e1", "1E+2", "1e-2", "-1.50", "1e400",
      "123456789012345678901234567890",
      "\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud800\"", "\"\u{7f}\"", "\"日本\"",
      "\"👍\"",
      "[]", "[ ]", "{}", "{ }", "[[]]", "[[],[]]", "[1,2]", "{\"a\":1,\"a\":2}", "{\"\":{}}",
      " \t\r\n1 \t\r\n",
      "\u{feff}[1]", "[{}, [], \"\", 0, null]", "                 7", "\"\u{e000}\u{10ffff}\"",
    ])
  func accepts(_ text: String) throws {
    let document = try JSONDocument(text)
    #expect(document.bytes.elementsEqual(text.utf8))
  }

  @Test(
    "what the grammar forbids is refused with its place",
    arguments: [
      Refusal("", .expectedValue, 1, 1, "the end of the text"),
      Refusal("  \n ", .expectedValue, 2, 2, "the end of the text"),
      Refusal("[1,]", .expectedValue, 1, 4, "`]`"),
      Refusal("[", .expectedValueOrEnd, 1, 2, "the end of the text"),
      Refusal("{\"a\": [ }", .expectedValueOrEnd, 1, 9, "`}`"),
      Refusal("[\n,1]", .expectedValueOrEnd, 2, 1, "`,`"),
      Refusal("[\"[\",]", .expectedValue, 1, 6, "`]`"),
      Refusal("[1 2]", .expectedCommaOrBracket, 1, 4, "`2`"),
      Refusal("[1", .expectedCommaOrBracket, 1, 3, "the end of the text"),
      Refusal("[1}", .expectedCommaOrBracket, 1, 3, "`}`"),
      Refusal("{", .expectedKeyOrEnd, 1, 2, "the end of the text"),
      Refusal("{a:1}", .expectedKeyOrEnd, 1, 2, "`a`"),
      Refusal("{'a':1}", .expectedKeyOrEnd, 1, 2, "`'`"),
      Refusal("{\"a\" 1}", .expectedColon, 1, 6, "`1`"),
      Refusal("{\"a\":1,}", .expectedKey, 1, 8, "`}`"),
      Refusal("{\"a\":1]", .expectedCommaOrBrace, 1, 7, "`]`"),
      Refusal("{\"a\":undefined}", .expectedValue, 1, 6, "`undefined`"),
      Refusal("nul", .expectedValue, 1, 1, "`nul`"),
      Refusal("True", .expectedValue, 1, 1, "`True`"),
      Refusal("NaN", .expectedValue, 1, 1, "`NaN`"),
      Refusal("nullx", .expectedEnd, 1, 5, "`x`"),
      Refusal("1 2", .expectedEnd, 1, 3, "`2`"),
      Refusal("[1]]", .expectedEnd, 1, 4, "`]`"),
      Refusal("+1", .expectedValue, 1, 1, "`+1`"),
      Refusal(".5", .expectedValue, 1, 1, "`.5`"),
      Refusal("-", .expectedDigit, 1, 2, "the end of the text"),
      Refusal("-a", .expectedDigit, 1, 2, "`a`"),
      Refusal("01", .leadingZero, 1, 1, "`01`"),
      Refusal("-01", .leadingZero, 1, 1, "`-01`"),
      Refusal("1.", .expectedFraction, 1, 3, "the end of the text"),
      Refusal("1.e2", .expectedFraction, 1, 3, "`e2`"),
      Refusal("1e", .expectedExponent, 1, 3, "the end of the text"),
      Refusal("1e+", .expectedExponent, 1, 4, "the end of the text"),
      Refusal("[\n  1,\n  日]", .expectedValue, 3, 3, "`日`"),
      Refusal("[1]/**/", .expectedEnd, 1, 4, "`/`"),
      Refusal("\u{0}", .expectedValue, 1, 1, "the byte 0x00"),
      Refusal("[\u{1b}]", .expectedValueOrEnd, 1, 2, "the byte 0x1B"),
    ])
  func refuses(_ refusal: Refusal) throws { try refusal.check() }

  @Test("a million nested brackets are a document when they close and an answer when they do not")
  func survivesDepth() throws {
    let depth = 1_000_000
    let opening = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    let closing = [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    #expect(try JSONDocument(opening + closing).root.count == 1)
    let error = try #require(throws: SyntaxError.self) { try JSONDocument(opening) }
    #expect(error.position.column == depth + 1)
  }
}
