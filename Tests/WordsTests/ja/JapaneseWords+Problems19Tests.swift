import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 19")
struct JapaneseProblems19Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold(", found nothing") }
    #expect(words == "でしたが、何もありません")
  }
}
