import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 12")
struct JapaneseProblems12Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("this block is empty") }
    #expect(words == "このブロックは空です")
  }
}
