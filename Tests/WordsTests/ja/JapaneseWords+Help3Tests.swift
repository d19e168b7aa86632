import Testing

@testable import ApusWords

@Suite("Japanese for help, part 3")
struct JapaneseHelp3Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a type or a shape") }
    #expect(words == "型、または形")
  }
}
