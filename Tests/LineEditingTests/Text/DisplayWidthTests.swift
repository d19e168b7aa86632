import Testing

@testable import LineEditing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "a text takes the columns that a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱｲ", 2), ("が", 2), ("か\u{3099}", 2),
      ("。", 2),
      ("Ａ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1),
      ("🇯🇵", 2), ("1️⃣", 2), ("…", 1), ("─", 1), ("葛\u{e0100}", 2), ("𠮷", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("क्ष", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test("what is shown as an escape takes the escape's columns")
  func escapes() {
    #expect(DisplayWidth.of("\u{1b}") == 2)
    #expect(DisplayWidth.of("\u{202e}") == 8)
    #expect(DisplayWidth.of("\t") == 4)
  }

  @Test("every scalar takes no column, one or two")
  func anyScalar() {
    let scalars = stride(from: UInt32(0), through: 0x10ffff, by: 7).compactMap(Unicode.Scalar.init)
    #expect(scalars.allSatisfy { (0...2).contains(DisplayWidth.of($0)) })
  }
}
