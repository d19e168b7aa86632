import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("JSON without escapes", .paced)
struct JSONStringPlainTests {
  @Test(
    "what is beyond ASCII stands as itself, and every other escape stays",
    arguments: [
      (#"{"n": "\u308a\u3093"}"#, #"{"n": "りん"}"#), (#""\ud83c\udf4e""#, #""🍎""#),
      (#""\u0041\n\"""#, #""\u0041\n\"""#),
      (#""\\u308a""#, #""\\u308a""#), (#""\\\u308a""#, #""\\り""#), (#""\ud83cx""#, #""\ud83cx""#),
      (#""\u30""#, #""\u30""#),
      ("", ""),
    ])
  func plain(_ text: String, _ plain: String) { #expect(JSONString.plain(text) == plain) }
}
