import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 11")
struct JapaneseProblems11Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("expected a URL after wget") }
    #expect(words == "wget の後に URL が必要です")
  }
}
