import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of ideas, methods and vendors' statuses, part 1")
struct JapaneseReferenceIdeas1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("Something before the final response, which is still to come.").text(in: .japanese)
        == "最終レスポンスの前に届くものです。最終レスポンスはこれからです。")
    #expect(
      Sentence("More is to be done, most often to ask elsewhere; `Location` says where.").text(in: .japanese)
        == "完了には続きが必要で、たいていは別の場所への要求です。場所は `Location` にあります。")
  }
}
