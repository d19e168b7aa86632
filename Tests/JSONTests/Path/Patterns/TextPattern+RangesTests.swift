import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Where a pattern is met", .paced)
struct TextPatternRangesTests {
  private func found(_ pattern: String, in text: String, longest: Int = 256) throws -> [String] {
    let bytes = Array(text.utf8)
    let ranges = try #require(TextPattern(pattern)).ranges(in: bytes, longest: longest)
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "it is the first that begins, as far as it goes, and the next behind it",
    arguments: [
      ("[0-9]+", "a1b22c333", ["1", "22", "333"]), ("a|ab|abc", "abcab", ["abc", "ab"]),
      ("b|abc", "abd", ["b"]), ("x", "", []), ("a*", "baab", ["aa"]), ("^a", "aa", ["a"]),
      ("a$", "aa", ["a"]), ("é.", "aéé", ["éé"]), (".*", "a\nb", ["a", "b"]),
      ("(ab)*c|a", "ababa", ["a", "a", "a"]),
    ])
  func ranges(_ pattern: String, _ text: String, _ expected: [String]) throws {
    #expect(try found(pattern, in: text) == expected)
  }

  @Test("it is no longer than is asked for, and bytes that are no text are passed over")
  func bounds() throws {
    #expect(try found("a+", in: "aaaaa", longest: 2) == ["aa", "aa", "a"])
    #expect(try #require(TextPattern("b")).ranges(in: [0xff, 0x62, 0xc3]) == [1..<2])
  }
}
