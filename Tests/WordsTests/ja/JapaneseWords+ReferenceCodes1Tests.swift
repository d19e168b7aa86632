import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of methods and of ways to fail, part 1")
struct JapaneseReferenceCodes1Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence(
        "only if the response says how long and its `Content-Location` is the URL; then only GET and HEAD use it again"
      ).text(in: .japanese) == "期限が示され、`Content-Location` がその URL のときだけ。使えるのはその後の GET と HEAD だけ")
    #expect(Sentence("fetch a resource").text(in: .japanese) == "リソースを取得する")
  }
}
