import Testing

@testable import ApusWords

@Suite("Japanese for signatures")
struct JapaneseSigningTests {
  @Test("is found by the English, with what is in its places")
  func found() {
    SpokenLanguage.japanese.speaking {
      #expect(retold("the signature is the key's") == "署名は鍵と合っています")
      #expect(retold("is what is signed; {body} where it is missing") == "署名するもの。なければ {body}")
      #expect(
        retold("~/.aws/credentials has no key of the profile x") == "~/.aws/credentials にプロファイル x の鍵がありません")
    }
  }
}
