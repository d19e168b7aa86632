import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 17")
struct JapaneseProblems17Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("an item behind `-`") }
    #expect(words == "`-` の後の項目")
  }
}
