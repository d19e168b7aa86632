import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 20")
struct JapaneseProblems20Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("it redirects") }
    #expect(words == "リダイレクトされます")
  }
}
