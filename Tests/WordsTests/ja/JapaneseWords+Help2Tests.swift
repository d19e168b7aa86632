import Testing

@testable import ApusWords

@Suite("Japanese for help, part 2")
struct JapaneseHelp2Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("what was sent and what came back") }
    #expect(words == "送ったものと、返ってきたもの")
  }
}
