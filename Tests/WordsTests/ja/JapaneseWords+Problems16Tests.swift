import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 16")
struct JapaneseProblems16Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("nothing is sent offline") }
    #expect(words == "オフラインでは何も送りません")
  }
}
