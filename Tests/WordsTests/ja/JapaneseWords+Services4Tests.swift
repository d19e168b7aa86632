import Testing

@testable import ApusWords

@Suite("Japanese for services, part 4")
struct JapaneseServices4Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("A document in XML.") }
    #expect(words == "XML の文書。")
  }
}
