import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 4")
struct JapaneseProblems4Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a trusted authority") }
    #expect(words == "信頼する認証局")
  }
}
