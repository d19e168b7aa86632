import Testing

@testable import ApusWords

@Suite("Japanese for what is kept safe")
struct JapaneseSafetyTests {
  @Test("is found by the English, with what is in its places")
  func found() {
    SpokenLanguage.japanese.speaking {
      #expect(
        retold("readonly is on, so the POST was not sent") == "readonly が on なので、POST は送っていません")
      #expect(
        retold("the alias zz is not kept, as a secret is in it") == "秘密が入っているので、エイリアス zz は残しません")
      #expect(
        retold("localhost:1 was sent what localhost:2 set: the cookie sid")
          == "localhost:2 が発行した Cookie sid を localhost:1 に送りました")
    }
  }
}
