import Testing

@testable import ApusWords

@Suite("Japanese for services, part 1")
struct JapaneseServices1Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("yes or no") }
    #expect(words == "はいかいいえ")
  }
}
