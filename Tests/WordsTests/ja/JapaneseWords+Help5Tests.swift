import Testing

@testable import ApusWords

@Suite("Japanese for help, part 5")
struct JapaneseHelp5Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("the names there are") }
    #expect(words == "いまある名前")
  }
}
