import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 11")
struct JapaneseProblems11Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("part of a program") }
    #expect(words == "プログラムの一部")
  }
}
