import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Cutting and padding by columns", .paced)
struct ColumnsTests {
  @Test(
    "a text that is too long ends with an ellipsis",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("りんご", 6, "りんご"), ("りんご", 5, "りん…"), ("りんご", 4, "り…"),
      ("りんご", 1, "…"), ("abc", 0, ""), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("e\u{301}e\u{301}", 1, "…"),
    ])
  func cut(_ text: String, _ columns: Int, _ expected: String) {
    #expect(text.cut(toColumns: columns) == expected)
  }

  @Test("an ellipsis that has no room itself is left out")
  func tiny() {
    #expect("abcdef".cut(toColumns: 2, ellipsis: "...") == "ab")
    #expect("abcdef".cut(toColumns: 3, ellipsis: "...") == "...")
  }

  @Test("padding counts columns")
  func padded() {
    #expect("り".padded(toColumns: 4) == "り  ")
    #expect("り".padded(toColumns: 4, onLeft: true) == "  り")
    #expect("abc".padded(toColumns: 2) == "abc")
  }
}
