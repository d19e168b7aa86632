import Testing

@testable import ApusWords

@Suite("Japanese for options, part 1")
struct JapaneseOptions1Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("put this into the query, percent-encoded") }
    #expect(words == "クエリにパーセント符号化して入れる")
  }
}
