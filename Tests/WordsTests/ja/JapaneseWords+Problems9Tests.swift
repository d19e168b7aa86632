import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 9")
struct JapaneseProblems9Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("--trust goes with a file to run") }
    #expect(words == "--trust は実行するファイルと一緒に使います")
  }
}
