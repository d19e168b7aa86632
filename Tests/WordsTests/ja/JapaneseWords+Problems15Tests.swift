import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 15")
struct JapaneseProblems15Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("no description any more") }
    #expect(words == "API 記述を使うのをやめました")
  }
}
