import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 14")
struct JapaneseProblems14Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("m marks a value, and d compares two") }
    #expect(words == "m で値に印を付け、d で比べます")
  }
}
