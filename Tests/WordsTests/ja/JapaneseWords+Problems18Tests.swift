import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 18")
struct JapaneseProblems18Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("XML that most systems for checks read") }
    #expect(words == "多くの CI のシステムが読む XML")
  }
}
