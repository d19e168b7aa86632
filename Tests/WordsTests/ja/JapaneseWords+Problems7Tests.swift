import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 7")
struct JapaneseProblems7Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("1 other place does not fit") }
    #expect(words == "ほかに 1 か所が合いません")
  }
}
