import Testing

@testable import ApusWords

@Suite("Japanese for problems, part 10")
struct JapaneseProblems10Tests {
  @Test("is found by the English")
  func found() {
    let words = SpokenLanguage.japanese.speaking { retold("a query for one value at most: names and indexes only") }
    #expect(words == "値を 1 つだけ指すクエリ（名前と位置だけ）")
  }
}
