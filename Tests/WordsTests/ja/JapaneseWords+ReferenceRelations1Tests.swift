import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of link relations, part 1")
struct JapaneseReferenceRelations1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(Sentence("What this is about.").text(in: .japanese) == "これが何についてのものかです。")
    #expect(
      Sentence("Another form of this: a language, a format, a feed.").text(in: .japanese)
        == "これの別の形です。言語、形式、フィードなどがあります。")
  }
}
