import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 6")
struct JapaneseProblems6Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a parameter") }
    #expect(words == "パラメーター")
  }
}
