import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 3")
struct JapaneseProblems3Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a number is negative") }
    #expect(words == "数値が負")
  }
}
