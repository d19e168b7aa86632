import JSON
import PacingTestSupport
import Testing

@Suite("Escapes, resolved", .paced)
struct UnescapedTests {
  @Test(
    "every escape reads as what it stands for",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00E9\u65e5""#, "Aé日"),
      (#""\ud83d\udc4dx""#, "👍x"), (#""\ud83d""#, "\u{fffd}"), (#""\ud83dx""#, "\u{fffd}x"),
      (#""\udc4d\ud83d""#, "\u{fffd}\u{fffd}"), (#""\ud83d\u0041""#, "\u{fffd}A"), (#""\\u0041""#, "\\u0041"),
      (#""\ud83d\ud83d\udc4d""#, "\u{fffd}👍"), (#""\u0000""#, "\0"),
    ])
  func escapes(_ text: String, _ value: String) throws {
    #expect(try Document(text).root.string == value)
  }
}
