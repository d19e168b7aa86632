import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 2")
struct JapaneseProblems2Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a redirect from https to http is not followed") }
    #expect(words == "https から http へのリダイレクトはたどりません")
  }
}
