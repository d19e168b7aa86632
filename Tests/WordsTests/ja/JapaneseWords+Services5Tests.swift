import Testing

@testable import ApusWords

@Suite("Japanese for services, part 5")
struct JapaneseServices5Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("Such as bytes=0-9, bytes=10- or bytes=-5.") }
    #expect(words == "bytes=0-9、bytes=10-、bytes=-5 など。")
  }
}
