import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of statuses, part 2")
struct JapaneseReferenceStatuses2Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(
      Sentence("A POST may have been done all the same; look before you send it again.").text(in: .japanese)
        == "POST は実行されたかもしれません。再送の前に確かめます。")
    #expect(
      Sentence("The server lacks a function that the request needs.").text(in: .japanese)
        == "リクエストに必要な機能がサーバーにない。")
  }
}
