import Testing

@testable import ApusWords

@Suite("Japanese for what is promised")
struct JapaneseHelp8Tests {
  @Test("is found by the English")
  func found() {
    SpokenLanguage.japanese.speaking {
      #expect(
        retold("a file changes only when what takes its place is whole") == "ファイルは、代わりの内容が全部そろったときにだけ変わる")
      #expect(retold("leave") == "終了する")
    }
  }
}
