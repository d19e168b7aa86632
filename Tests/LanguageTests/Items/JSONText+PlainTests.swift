import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("JSON without escapes", .paced)
struct JSONTextPlainTests {
  @Test(
    "what is beyond ASCII stands as itself, and every other escape stays",
    arguments: [
      (#"{"n": "\u308a\u3093"}"#, #"{"n": "りん"}"#), (#""\ud83c\udf4e""#, #""🍎""#),
      (#""\u0041\n\"""#, #""\u0041\n\"""#),
      (#""\\u308a""#, #""\\u308a""#), (#""\\\u308a""#, #""\\り""#), (#""\ud83cx""#, #""\ud83cx""#),
      (#""\u30""#, #""\u30""#),
      ("", ""),
    ])
  func plain(_ text: String, _ plain: String) { #expect(JSONText.plain(text) == plain) }
}
