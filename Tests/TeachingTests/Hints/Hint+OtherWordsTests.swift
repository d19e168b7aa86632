import ApusWords
import Testing

@testable import ApusTeaching

@Suite("A hint in another language")
struct HintOtherWordsTests {
  @Test("is known by its words, and no other line is one")
  func known() {
    SpokenLanguage.japanese.speaking {
      #expect(Hint.isOne("パスで応答の中を見られます: .login"))
      #expect(Hint.isOne("/a にリダイレクトされます: follow"))
      #expect(!Hint.isOne("login: octocat"))
      #expect(!Hint.isOne("error[http.404]: リソースがありません"))
    }
    #expect(!Hint.isOne("パスで応答の中を見られます: .login"))
  }
}
