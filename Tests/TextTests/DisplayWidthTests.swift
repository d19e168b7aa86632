import ApusPacingTestSupport
import Testing

@testable import ApusText

@Suite("Display width", .paced)
struct DisplayWidthTests {
  @Test(
    "characters take the columns a terminal gives them",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("りんご", 6), ("ﾘﾝｺﾞ", 4), ("ＡＢ", 4), ("한국", 4),
      ("\u{1112}\u{1161}\u{11ab}", 2), ("한", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇯🇵", 2), ("❤️", 2), ("❤", 1),
      ("1️⃣", 2), ("☂️", 2), ("│├─█…·", 6), ("\u{3000}", 2), ("नमस्ते", 4), ("𠮷", 2), ("\u{f3f4}", 1),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
    ])
  func widths(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("what is not safe to show takes the columns of its escape")
  func escapes() {
    for text in ["\u{1b}", "\u{7f}", "\u{9b}", "\u{202e}", "\n", "a\u{200b}b", "\u{301}"] {
      #expect(DisplayWidth.of(text) == VisibleText.line(text).count)
    }
  }

  @Test("the ranges of wide characters are sorted and do not overlap")
  func ranges() {
    for (range, next) in zip(WideCharacters.ranges, WideCharacters.ranges.dropFirst()) {
      #expect(range.upperBound < next.lowerBound)
    }
  }

  @Test("both ends of every range are found, and their neighbours are not")
  func bounds() {
    for range in WideCharacters.ranges {
      #expect(WideCharacters.contains(range.lowerBound) && WideCharacters.contains(range.upperBound))
    }
    #expect(!WideCharacters.contains(0x10ff) && !WideCharacters.contains(0x1160))
  }
}
