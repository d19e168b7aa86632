import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Words of a text that are others each time", .paced)
struct PassingWordsTests {
  @Test(
    "are days, times of day and keys",
    arguments: [
      ("on 2026/11/01 at 9:05:59.25", "on [DATE] at [TIME]"), ("1.11.2026!", "[DATE]!"),
      ("更新：2026年11月1日12時5分", "更新：[DATE][TIME]"), ("11月1日", "[DATE]"),
      ("since 1 November 2026", "since [DATE]"),
      ("Nov 1, 2026", "[DATE]"), ("build 7f3c9a1.", "build [ID]."), ("time=1730000000.5", "time=[ID]"),
      ("01ARZ3NDEKTSV4RRFFQ69G5FAV", "[ID]"), ("7F3C9A17F3C9A17F3C9A", "[ID]"),
    ])
  func elided(_ text: String, _ expected: String) { #expect(PassingWords.eliding(text) == expected) }

  @Test(
    "are no others",
    arguments: [
      "", "17 users", "200 OK", "defaced", "v1.2.3", "localhost8080", "Maybe 5", "ratio 16:9", "2026/11/012",
      "x12:00", "May be", "1月", "9時間", "りんご 120", "a-7", "[DATE]",
    ])
  func kept(_ text: String) { #expect(PassingWords.eliding(text) == text) }
}
