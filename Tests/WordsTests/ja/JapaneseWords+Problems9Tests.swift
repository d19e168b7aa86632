import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 9")
struct JapaneseProblems9Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("`apus tap` needs the server to ask: --to URL") }
    #expect(words == "`apus tap` には、リクエスト先のサーバーが必要です: --to URL")
  }
}
