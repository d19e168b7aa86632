import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 16")
struct JapaneseProblems16Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("the session's") }
    #expect(words == "セッションの")
  }
}
