import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of methods and of ways to fail, part 2")
struct JapaneseReferenceCodes2Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("a slow name server; later lookups are kept").text(in: .japanese)
        == "ネームサーバーが遅い。二度目からは結果が使い回される")
    #expect(
      Sentence("distance again; a connection that is used again saves it").text(in: .japanese)
        == "これも距離。接続を使い回せば省ける")
  }
}
