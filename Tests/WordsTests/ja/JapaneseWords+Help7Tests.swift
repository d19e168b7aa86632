import Testing

@testable import ApusWords

@Suite("Japanese for help, part 7")
struct JapaneseHelp7Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("what the next answer will be") }
    #expect(words == "次の応答の予想")
  }
}
