import Testing

@testable import ApusWords

@Suite("Japanese for answers")
struct JapaneseAnswersTests {
  @Test("keeps names of headers as they are")
  func names() {
    #expect(Sentence("This is the part that `Range` asked for.").text(in: .japanese) == "`Range` で要求した部分です。")
  }
}
