import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 19")
struct JapaneseProblems19Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("its own base") }
    #expect(words == "自身のベース")
  }
}
