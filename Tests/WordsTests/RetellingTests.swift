import Testing

@testable import ApusWords

@Suite("A text that was made in English")
struct RetellingTests {
  private func japanese(_ text: String) -> String { SpokenLanguage.japanese.speaking { retold(text) } }

  @Test("stays as it is where English is spoken")
  func english() {
    #expect(retold("Nothing was sent.") == "Nothing was sent.")
    #expect(Retelling("Nothing was sent.") == nil)
  }

  @Test("is found by its words, whatever fills its places")
  func places() {
    #expect(japanese("there is no command foo") == "foo というコマンドはありません")
    #expect(japanese("there is no command 日本") == "日本 というコマンドはありません")
    #expect(
      japanese("response 3 has 2 headers Via, and one is needed")
        == "レスポンス 3 にはヘッダー Via が 2 個ありますが、必要なのは 1 個です")
  }

  @Test("tells what a server says, in the server's own words")
  func speech() {
    #expect(
      japanese("http://h says invalid_grant: no such code") == "http://h の応答: invalid_grant: no such code")
    #expect(japanese("the server says slow_down") == "サーバーの応答: slow_down")
    #expect(japanese("Ada says hello") == "Ada says hello")
    let said = "there is no data"
    SpokenLanguage.japanese.speaking {
      #expect(retold("http://h says no: \(said)", keeping: [said]) == "http://h の応答: no: \(said)")
      #expect(retold("http://h says no: \(said)") != "http://h の応答: no: \(said)")
    }
  }

  @Test("keeps the blanks around it")
  func blanks() {
    #expect(japanese("    Nothing was sent.") == "    何も送信していません。")
    let line = "    apus serve --help and apus tap --help say more"
    #expect(japanese(line) == "    詳しくは apus serve --help と apus tap --help")
  }

  @Test("may hold another in a place, but no single word is taken for one")
  func nested() {
    #expect(japanese("expected a path, found a number") == "パスが必要ですが、数値がありました")
    #expect(japanese("there is no command list") == "list というコマンドはありません")
  }

  @Test("tells what an option does, and several of them")
  func options() {
    #expect(
      japanese("--strict ends at the first step that is not as written") == "--strict: 書かれたとおりでない最初の手順で終わる")
    #expect(
      japanese("--times N replays everything N times. --columns leaves columns out.")
        == "--times N: 全体を N 回再生。--columns: 列を除く。")
  }

  @Test("tells what an option does that has places, also where several stand with commas between them")
  func optionsWithPlaces() {
    #expect(
      japanese("--allow LIST allows only some of it: host=NAME, env=NAME, read=PATH, write=PATH or shell.")
        == "--allow LIST: 一部だけを許す: host=NAME、env=NAME、read=PATH、write=PATH、shell のどれか。")
    #expect(
      japanese(
        "--version 2|3 is that of asciicast; --consumer NAME is who asks, --provider NAME is who answers.")
        == "--version 2|3: asciicast のバージョン。--consumer NAME: 尋ねる側。--provider NAME: 答える側。")
  }

  @Test("is told clause by clause where no table has the whole")
  func clauses() {
    #expect(japanese("too many requests; ask again in 3 s") == "リクエストが多すぎます。3 s 後にもう一度")
    #expect(japanese("Nothing was sent. Nothing was sent.") == "何も送信していません。何も送信していません。")
    #expect(
      japanese("too many requests; nobody says this at all") == "too many requests; nobody says this at all")
    #expect(japanese("too many requests; ") == "リクエストが多すぎます。")
  }

  @Test("is told behind its place in a file")
  func placed() {
    let line = "a.lesson.md:1:1: expected `---`, the start of the front matter"
    #expect(japanese(line) == "a.lesson.md:1:1: フロントマターの始まりの `---` が必要です")
    #expect(
      japanese("a.lesson.md:1:1: nobody says this at all") == "a.lesson.md:1:1: nobody says this at all")
  }

  @Test("has names in its places, with what stands between them in its language")
  func names() {
    #expect(japanese("expected `,` or `}`, found a number") == "`,` か `}` が必要ですが、数値がありました")
    #expect(
      japanese("the token lacks a scope: this takes a, b or c") == "トークンのスコープが足りません。必要なのは a, b または c です")
    #expect(
      japanese("the token lacks a scope: this takes a or b or c")
        == "トークンのスコープが足りません。必要なのは a または b または c です")
  }

  @Test("that no table has stays English")
  func unknown() { #expect(japanese("nobody says this at all") == "nobody says this at all") }

  @Test("is told again line by line in a manual")
  func lines() {
    let text = SpokenLanguage.japanese.speaking { retold(lines: "usage:\n\n  flags:\n") }
    #expect(text == "使い方:\n\n  フラグ:\n")
  }
}
