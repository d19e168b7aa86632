import ApusPacingTestSupport
import Testing

@testable import ApusJSON

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
    #expect(try JSONDocument(text).root.string == value)
  }

  @Test("a backslash is found at any place among any number of others", arguments: 0..<20)
  func places(before: Int) {
    let plain = String(repeating: "é", count: before / 2) + String(repeating: "x", count: before % 2)
    for after in 0..<10 {
      let tail = String(repeating: "y", count: after)
      let text = plain + #"\n"# + tail + #"\\"# + tail
      #expect(Unescaped(Array(text.utf8)[...]).text == plain + "\n" + tail + "\\" + tail)
    }
  }

  @Test("what follows is no part of the text, not even where it is an escape")
  func slices() {
    let text = Array(#"ab\n\t"#.utf8)
    #expect(Unescaped(text[1..<4]).text == "b\n")
    #expect(Unescaped(text[0..<2]).text == "ab")
    #expect(Unescaped(text[4...]).text == "\t")
    #expect(Unescaped([]).text == "")
  }

  @Test(
    "half of a surrogate pair is told, and a whole pair is not",
    arguments: [
      (#"\ud83d\udc4d"#, false), (#"\ud83d"#, true), (#"\udc4d"#, true), (#"\ud83d\ud83d\udc4d"#, true),
      (#"\ud83dx"#, true), (#"\ud7ff\ue000"#, false), ("", false),
    ])
  func loneSurrogates(_ text: String, _ isLone: Bool) {
    #expect(Unescaped(Array(text.utf8)[...]).hasLoneSurrogate == isLone)
  }
}
