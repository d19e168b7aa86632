import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 10")
struct JapaneseProblems10Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a query that begins with `@` or `$`") }
    #expect(words == "`@` か `$` で始まるクエリ")
  }
}
