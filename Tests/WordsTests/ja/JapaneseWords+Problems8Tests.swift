import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 8")
struct JapaneseProblems8Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("on a condition") }
    #expect(words == "条件つき")
  }
}
