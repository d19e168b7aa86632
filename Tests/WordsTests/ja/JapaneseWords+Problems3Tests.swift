import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 3")
struct JapaneseProblems3Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("its bytes are all zero") }
    #expect(words == "バイトがすべて 0")
  }
}
