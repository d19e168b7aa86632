import Testing

@testable import ApusWords

@Suite("Japanese for GraphQL")
struct JapaneseGraphQLTests {
  @Test("is found by the English, names in it kept")
  func found() {
    SpokenLanguage.japanese.speaking {
      #expect(retold("Query has no field viewr") == "Query に viewr というフィールドはありません")
      #expect(retold("3 queries") == "クエリ 3 件")
    }
  }
}
