import Testing

@testable import ApusWords

@Suite("Japanese for options, part 2")
struct JapaneseOptions2Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("connect to addresses of IPv4 only") }
    #expect(words == "IPv4 のアドレスだけに接続する")
  }
}
