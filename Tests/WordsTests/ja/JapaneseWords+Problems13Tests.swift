import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 13")
struct JapaneseProblems13Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("there are no `paths`") }
    #expect(words == "`paths` がありません")
  }
}
