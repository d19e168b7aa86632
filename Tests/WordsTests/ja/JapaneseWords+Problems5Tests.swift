import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 5")
struct JapaneseProblems5Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("the description") }
    #expect(words == "API 記述")
  }
}
