import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Text with colours", .paced)
struct CodedTextTests {
  @Test(
    "a beginning has so many columns, codes aside, and ends the colours it begins",
    arguments: [
      ("abc", 2, "ab"), ("abc", 9, "abc"), ("\u{1b}[1mabc\u{1b}[0m", 2, "\u{1b}[1mab\u{1b}[0m"),
      ("\u{1b}[1ma\u{1b}[0mbc", 2, "\u{1b}[1ma\u{1b}[0mb"), ("りんご", 3, "り"), ("", 5, ""),
    ])
  func prefix(_ text: String, _ columns: Int, _ expected: String) {
    #expect(CodedText.prefix(of: text, columns: columns) == expected)
  }
}
