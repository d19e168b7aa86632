import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 8")
struct JapaneseProblems8Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("something like `status == 200` is expected") }
    #expect(words == "`status == 200` のようなものが必要です")
  }
}
