import Testing

@testable import ApusWords

@Suite("Japanese for help, part 4")
struct JapaneseHelp4Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("where it is, with its path") }
    #expect(words == "場所とパス")
  }
}
