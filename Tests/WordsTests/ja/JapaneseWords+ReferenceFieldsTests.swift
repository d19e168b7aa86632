import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of fields of HTTP")
struct JapaneseReferenceFieldsTests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("It is no field: the name is reserved, because `Vary: *` uses the sign.").text(in: .japanese)
        == "フィールドではありません。`Vary: *` がこの記号を使うため、予約された名前です。")
    #expect(
      Sentence("What goes into the coffee; a joke of 1998.").text(in: .japanese)
        == "コーヒーに入れるものです。1998 年の冗談です。")
  }
}
