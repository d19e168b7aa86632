import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of headers that are known well, part 3")
struct JapaneseReferenceHeaders3Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(Sentence("When the window ends.").text(in: .japanese) == "期間が終わる時。")
    #expect(
      Sentence("No standard says which: a small number is a duration.").text(in: .japanese)
        == "どちらかを定めた標準はありません。小さな数なら残り時間です。")
  }
}
