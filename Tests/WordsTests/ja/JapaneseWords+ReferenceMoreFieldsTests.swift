import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of fields of WebDAV, of browsers and of the past")
struct JapaneseReferenceMoreFieldsTests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("Whether a page may read an answer that cookies or a login went with: only `true` means yes.")
        .text(in: .japanese) == "Cookie やログイン付きの応答をページが読んでよいか。`true` だけが許可です。")
    #expect(
      Sentence("Which headers a page may send; it answers a preflight.").text(in: .japanese)
        == "ページが送ってよいヘッダーです。プリフライトへの答えです。")
  }
}
