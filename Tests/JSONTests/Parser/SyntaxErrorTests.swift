import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Errors of syntax", .paced)
struct SyntaxErrorTests {
  @Test("UTF-16 is refused, not guessed")
  func refusesUTF16() throws {
    let error = try #require(throws: SyntaxError.self) { try JSONDocument([0x5b, 0, 0x5d, 0]) }
    #expect(error.description == "expected a value or `]`, found the byte 0x00 (line 1, column 2)")
    let marked = try #require(throws: SyntaxError.self) { try JSONDocument([0xff, 0xfe, 0x5b, 0]) }
    #expect(marked.description == "expected a value, found the byte 0xFF (line 1, column 1)")
  }

  /// One whose place is that of a byte in a text.
  private func error(_ reason: SyntaxError.Reason, at offset: Int, in text: String) -> SyntaxError {
    SyntaxError(Parser.Failure(reason: reason, offset: offset), in: Array(text.utf8))
  }

  @Test("each reason says something else, and no two read alike")
  func reasons() {
    let sentences = SyntaxError.Reason.allCases.map { error($0, at: 0, in: "x").expected }
    #expect(Set(sentences).count == SyntaxError.Reason.allCases.count)
    #expect(sentences.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "an array that has just begun may end, and nothing else that wants a value may",
    arguments: [
      ("[x", 1, true), ("[ \n x", 4, true), ("[1,x", 3, false), ("x", 0, false), (#"{"a":x"#, 5, false),
      ("[[x", 2, true), ("[", 1, true), ("", 0, false),
    ])
  func newArrays(_ text: String, _ offset: Int, _ mayEnd: Bool) {
    #expect(
      error(.expectedValue, at: offset, in: text).reason == (mayEnd ? .expectedValueOrEnd : .expectedValue))
    #expect(error(.expectedColon, at: offset, in: text).reason == .expectedColon)
  }

  @Test(
    "what stands there is shown as far as it tells something",
    arguments: [
      (.expectedValue, 0, "undefined, x", "`undefined`"), (.expectedValue, 3, "[1,", "the end of the text"),
      (.expectedValue, 99, "[1,", "the end of the text"), (.tooLarge, 0, "[1", "a larger one"),
      (.badEscape, 1, #""\日本""#, #"`\日`"#), (.badUnicodeEscape, 1, #""\u12xyz""#, #"`\u12xy`"#),
      (.badUTF8, 0, "é", "the byte 0xC3"), (.expectedEnd, 1, "1\t", "a tab"),
      (.badEscape, 1, "\"\\\u{1}", #"`\`"#),
    ] as [(SyntaxError.Reason, Int, String, String)])
  func found(_ reason: SyntaxError.Reason, _ offset: Int, _ text: String, _ found: String) {
    #expect(error(reason, at: offset, in: text).found == found)
  }

  @Test("it reads as one sentence with its place")
  func sentence() {
    #expect(
      error(.expectedColon, at: 5, in: "{\n\"a\" 1}").description
        == "expected `:` after the key, found ` ` (line 2, column 4)")
  }
}
