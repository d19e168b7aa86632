import Testing

@testable import ApusWords

@Suite(
  "Japanese for what the reference says of articles and of pasted lines: what is the same in many, part 2")
struct JapaneseReferenceWords2Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(Sentence("IANA's registry has it as provisional.").text(in: .japanese) == "IANA の登録簿では暫定です。")
    #expect(
      Sentence("IANA's registry has it as obsoleted: send it no more.").text(in: .japanese)
        == "IANA の登録簿では廃止です。もう送りません。")
  }
}
