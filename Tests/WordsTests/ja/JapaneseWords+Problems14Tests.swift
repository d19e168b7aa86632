import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 14")
struct JapaneseProblems14Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("no URL is here") }
    #expect(words == "ここに URL はありません")
  }
}
