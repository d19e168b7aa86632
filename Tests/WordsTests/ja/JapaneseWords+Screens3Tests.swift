import Testing

@testable import ApusWords

@Suite("Japanese for screens, part 3")
struct JapaneseScreens3Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("1 shell command not run") }
    #expect(words == "未実行のシェルコマンド 1 個")
  }
}
