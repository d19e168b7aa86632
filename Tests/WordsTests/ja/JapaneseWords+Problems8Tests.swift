import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 8")
struct JapaneseProblems8Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking {
      retold("expected the code of a failure, such as network.reset")
    }
    #expect(words == "network.reset のような失敗のコードが必要です")
  }
}
