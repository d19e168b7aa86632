import JSON
import PacingTestSupport
import Testing

@Suite("Strings as JSON spells them", .paced)
struct JSONStringTests {
  @Test("only what must be escaped is")
  func escaping() {
    let value = JSONValue.string("\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1f}\u{7f}é日👍")
    #expect(value.text == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7f}é日👍\"")
  }

  @Test("a string reads back as it was, whatever is in it")
  func stringsRoundTrip() throws {
    var random = RandomJSON(seed: 3)
    for _ in 0..<500 {
      let scalars = (0..<8).map { _ in
        random.pick([
          "a", "\"", "\\", "\n", "\u{0}", "\u{1b}", "é", "\u{ffff}", "👍", "/", "\u{7f}", "\r\n", "e\u{301}",
        ])
      }
      let text = scalars.joined()
      #expect(try Document(JSONValue.string(text).bytes).root.string == text)
    }
  }
}
