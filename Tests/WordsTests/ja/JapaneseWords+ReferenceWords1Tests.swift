import Testing

@testable import ApusWords

@Suite(
  "Japanese for what the reference says of articles and of pasted lines: what is the same in many, part 1")
struct JapaneseReferenceWords1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("no standard has this directive, and caches ignore it.").text(in: .japanese)
        == "どの標準にもないディレクティブで、キャッシュは無視します。")
    #expect(Sentence("no-store forbids to keep it at all.").text(in: .japanese) == "no-store が保存そのものを禁じています。")
  }
}
