import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 1")
struct JapaneseProblems1Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("expected a list such as [1, 2]") }
    #expect(words == "[1, 2] のようなリストが必要です")
  }
}
