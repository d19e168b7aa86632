import Testing

@testable import ApusWords

@Suite("Japanese for help, part 6")
struct JapaneseHelp6Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("the session and its recording") }
    #expect(words == "セッションとその記録")
  }
}
