import Testing

@testable import ApusWords

@Suite("Japanese for the words of OAuth 2")
struct JapaneseReferenceOAuthTests {
  @Test("says what to do")
  func advice() {
    #expect(Sentence("What to do: try again later.").text(in: .japanese) == "対処: 後でもう一度試してください。")
  }
}
