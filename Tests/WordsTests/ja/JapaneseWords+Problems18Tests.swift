import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 18")
struct JapaneseProblems18Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("annotations at file and line") }
    #expect(words == "ファイルと行への注釈")
  }
}
