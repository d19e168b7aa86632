import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of fields that no registry has")
struct JapaneseReferenceCustomFieldsTests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("The trace that this request belongs to, as Zipkin writes it.").text(in: .japanese)
        == "このリクエストが属するトレースです。Zipkin の書き方です。")
    #expect(
      Sentence("What Cloudflare's cache did: `HIT`, `MISS`, `DYNAMIC` and others.").text(in: .japanese)
        == "Cloudflare のキャッシュの結果です。`HIT`、`MISS`、`DYNAMIC` などがあります。")
  }
}
