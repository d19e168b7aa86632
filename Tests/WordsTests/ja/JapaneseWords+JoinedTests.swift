import Testing

@testable import ApusWords

@Suite("Japanese for sentences that are made of parts")
struct JapaneseJoinedTests {
  private func japanese(_ text: String) -> String { SpokenLanguage.japanese.speaking { retold(text) } }

  @Test("is that of the whole, not of a part that fits by chance")
  func whole() {
    let limit =
      "too many requests in too short a time, by GitHub's secondary limit; ask again in 1 min"
    #expect(japanese(limit) == "短時間のリクエストが多すぎます（GitHub の二次レート制限）。1 分後にもう一度")
    #expect(
      japanese("not done after 2 s, while receiving the body from a.test:80, after 9 of 1000 bytes")
        == "2 s で終わりませんでした（a.test:80 からボディを受信する間、1000 バイト中 9 バイトの後）")
    #expect(
      japanese("expected `\"` at the end of the string, found the end of the text (line 1, column 16)")
        == "文字列の終わりの `\"` が必要ですが、テキストの終わりがありました（1 行 16 桁）")
  }

  @Test("is said of refusals, whatever the answer tells beside its status")
  func refusals() {
    #expect(
      japanese("the resource is there and does not take this method") == "リソースはありますが、このメソッドは使えません")
    #expect(
      japanese("the server cannot answer now; ask again in 5 s") == "サーバーは今は応答できません。5 s 後にもう一度")
    #expect(
      japanese("too many requests; ask again after Tue, 01 Jan 2030 00:00:00 GMT")
        == "リクエストが多すぎます。Tue, 01 Jan 2030 00:00:00 GMT の後にもう一度")
    #expect(japanese("the rate limit is used up") == "レート制限の上限に達しました")
    #expect(
      japanese("the token lacks a scope: this takes admin:repo_hook or public_repo")
        == "トークンのスコープが足りません。必要なのは admin:repo_hook または public_repo です")
    let permissions =
      "the token lacks a permission: this takes contents (write) and pages (write), or administration (write)"
    #expect(
      japanese(permissions)
        == "トークンの権限が足りません。必要なのは contents (write) と pages (write) または administration (write) です")
  }
}
