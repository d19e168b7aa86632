import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 5")
struct JapaneseProblems5Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("media types") }
    #expect(words == "メディアタイプ")
  }
}
