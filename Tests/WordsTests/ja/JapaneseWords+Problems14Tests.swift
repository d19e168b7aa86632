import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 14")
struct JapaneseProblems14Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("no list is here to be a table") }
    #expect(words == "表にするリストがここにありません")
  }
}
