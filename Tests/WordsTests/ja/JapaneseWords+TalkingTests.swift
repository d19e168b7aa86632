import Testing

@testable import ApusWords

@Suite("Japanese for conversations")
struct JapaneseTalkingTests {
  @Test("is found by the English, with what is in its places")
  func found() {
    SpokenLanguage.japanese.speaking {
      #expect(retold("closes after so long") == "その時間が過ぎたら閉じます")
      #expect(retold("asks whether the server is there") == "サーバーがいるか確かめます")
    }
  }
}
