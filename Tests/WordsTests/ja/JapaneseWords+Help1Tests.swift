import Testing

@testable import ApusWords

@Suite("Japanese for help, part 1")
struct JapaneseHelp1Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("the number of a request") }
    #expect(words == "リクエストの番号")
  }
}
