import Testing

@testable import ApusWords

@Suite("Japanese for refusals")
struct JapaneseRefusalsTests {
  @Test("names several schemes, and a limit with its name")
  func nested() {
    let words = SpokenLanguage.japanese.speaking {
      let schemes: Sentence = "\("Negotiate, Basic") or \("Bearer")"
      let limit: Sentence = "rate limit \("\"day\"")"
      return [said("It asks for \(schemes) authentication."), said("The \(limit) is used up.")]
    }
    #expect(words == ["Negotiate, Basic または Bearer 認証を求めています。", "レート制限 \"day\"の上限に達しました。"])
  }
}
