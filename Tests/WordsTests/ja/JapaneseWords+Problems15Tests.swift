import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 15")
struct JapaneseProblems15Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking {
      retold("expected a command, a topic, or a method and a path")
    }
    #expect(words == "コマンド、話題、またはメソッドとパスが必要です")
  }
}
