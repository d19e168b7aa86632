import Testing

@testable import ApusWords

@Suite("Japanese for screens, part 1")
struct JapaneseScreens1Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("usage:") }
    #expect(words == "使い方:")
  }
}
