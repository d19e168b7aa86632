import Testing

@testable import ApusRedaction

@Suite("A text with JSON's escapes resolved")
struct UnescapedTextTests {
  private func plain(_ text: String) -> String {
    String(decoding: UnescapedText(Array(text.utf8)[...]).plain, as: UTF8.self)
  }

  @Test(
    "has the signs that stand for themselves, and what is no escape as it is",
    arguments: [
      (#"a\u0062c"#, "abc"), (#"\u002B\u002b"#, "++"), (#"\/\"\\n"#, #"/"\n"#), (#"\n\té"#, "\n\té"),
      (#"\ud83d\udd11"#, "\u{1f511}"), (#"\ud83dx\\"#, #"\ud83dx\"#), (#"\udd11\/"#, #"\udd11/"#),
      (#"\u00zz\/"#, #"\u00zz/"#), (#"\u00"#, #"\u00"#), (#"\/\"#, #"/\"#), ("\\é", "\\é"), ("ab", ""),
      ("", ""),
    ])
  func signs(_ text: String, _ expected: String) {
    #expect(plain(text) == expected)
  }

  @Test("knows where its parts stand, also those of a text within it")
  func places() {
    let bytes = Array(#"xx"a\\u0062c""#.utf8)
    let text = UnescapedText(bytes[2...])
    #expect(String(decoding: text.plain, as: UTF8.self) == #""a\u0062c""#)
    let inner = text.again
    #expect(String(decoding: inner.plain, as: UTF8.self) == #""abc""#)
    #expect(String(decoding: bytes[inner.place(of: 1..<3)], as: UTF8.self) == #"a\\u0062"#)
    #expect(inner.place(of: 0..<5) == 2..<bytes.count)
    #expect(inner.again.plain.isEmpty)
  }
}
