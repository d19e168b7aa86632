import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 12")
struct JapaneseProblems12Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("expected UTF-8") }
    #expect(words == "UTF-8 が必要です")
  }
}
