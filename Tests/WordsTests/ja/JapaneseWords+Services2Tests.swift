import Testing

@testable import ApusWords

@Suite("Japanese for services, part 2")
struct JapaneseServices2Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("users that match words and qualifiers") }
    #expect(words == "語と条件に合うユーザー")
  }
}
