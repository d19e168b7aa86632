import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 2")
struct JapaneseProblems2Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("client certificate") }
    #expect(words == "クライアント証明書")
  }
}
