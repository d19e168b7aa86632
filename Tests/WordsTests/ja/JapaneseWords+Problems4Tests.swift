import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 4")
struct JapaneseProblems4Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold(", or the passphrase is another one") }
    #expect(words == "。またはパスフレーズが違います")
  }
}
