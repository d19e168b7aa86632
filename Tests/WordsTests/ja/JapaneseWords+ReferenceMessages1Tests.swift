import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of what stands in fields, part 1")
struct JapaneseReferenceMessages1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("For so many seconds an answer may be used without asking; in a request: no older than that.")
        .text(in: .japanese) == "この秒数の間、問い合わせずに使えます。リクエストでは、それより古いものは不可という意味です。")
    #expect(
      Sentence("The same as max-age for shared caches, which heed it first.").text(in: .japanese)
        == "共有キャッシュ用の max-age で、共有キャッシュではこちらが優先します。")
  }
}
