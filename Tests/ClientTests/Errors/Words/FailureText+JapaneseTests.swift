import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Failures in Japanese", .paced)
struct FailureTextJapaneseTests {
  @Test("a status that is not known is told by its hundreds, with its number")
  func statuses() {
    #expect(ErrorCode.japanese(ofStatus: 404).sentence == "見つかりませんでした（404）。")
    #expect(ErrorCode.japanese(ofStatus: 418).sentence == "サーバーがリクエストを受け付けませんでした（418）。")
    #expect(ErrorCode.japanese(ofStatus: 999).sentence.contains("不明な応答"))
  }

  @Test("nothing is left in English but names")
  func language() {
    let names = ["HTTP", "JSON"]
    for text in ErrorCode.japanese.values.flatMap({ [$0.sentence, $0.reason, $0.suggestion] }) {
      let rest = names.reduce(text) { $0.replacing($1, with: "") }
      #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(text)")
    }
  }
}
