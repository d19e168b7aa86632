import Testing

@testable import ApusWords

@Suite("Japanese for screens, part 1")
struct JapaneseScreens1Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("apus: an interactive terminal for exploring HTTP APIs") }
    #expect(words == "apus: HTTP API を対話しながら調べるターミナル")
  }
}
