import Testing

@testable import ApusWords

@Suite("Japanese for screens, part 2")
struct JapaneseScreens2Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("1 request") }
    #expect(words == "1 リクエスト")
  }
}
