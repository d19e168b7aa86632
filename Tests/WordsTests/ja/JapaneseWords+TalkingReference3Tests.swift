import Testing

@testable import ApusWords

@Suite("Japanese for the codes that close a WebSocket")
struct JapaneseTalkingReference3Tests {
  @Test("is found by the English, with what is in its places")
  func found() {
    SpokenLanguage.japanese.speaking {
      #expect(said("\("1006"), a code that closes a WebSocket") == "1006（WebSocket を閉じるコード）")
    }
  }
}
