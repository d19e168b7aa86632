import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of headers that are known well, part 1")
struct JapaneseReferenceHeaders1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("what a fine-grained token must be permitted for this").text(in: .japanese)
        == "きめ細かいトークンに必要な権限")
    #expect(
      Sentence("`;` parts sets of which one is enough, `,` what a set needs together.").text(in: .japanese)
        == "`;` で区切られた組のどれか一つで足ります。`,` で区切られたものは、組の中ですべて必要です。")
  }
}
