import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 11")
struct JapaneseProblems11Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("expected one command: this begins another") }
    #expect(words == "コマンドは 1 つですが、ここから 2 つ目が始まります")
  }
}
