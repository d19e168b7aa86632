import Testing

@testable import ApusWords

@Suite("Japanese for explanations")
struct JapaneseExplanationTests {
  @Test("says a time with a time in it, and a sentence with two places in its own order")
  func nested() {
    let words = SpokenLanguage.japanese.speaking {
      let time: Sentence = "\(60) seconds"
      return said("Any cache may use it for \(time).")
    }
    #expect(words == "どのキャッシュも 60 秒間使えます。")
    let led: Sentence = "\(301) led from \("/a") to \("/b")."
    #expect(led.text(in: .japanese) == "301 により /a から /b へ移りました。")
  }
}
