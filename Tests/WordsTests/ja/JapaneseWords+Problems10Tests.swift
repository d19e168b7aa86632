import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 10")
struct JapaneseProblems10Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a text of at most 4 GiB") }
    #expect(words == "4 GiB までのテキスト")
  }
}
