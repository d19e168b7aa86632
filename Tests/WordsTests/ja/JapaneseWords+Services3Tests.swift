import Testing

@testable import ApusWords

@Suite("Japanese for services, part 3")
struct JapaneseServices3Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("take a tag from an article of a team") }
    #expect(words == "チームの記事からタグを外す")
  }
}
