import Testing

@testable import ApusWords

@Suite("Japanese for what the reference says of headers that are known well, part 2")
struct JapaneseReferenceHeaders2Tests {
  @Test("is found by the English sentence")
  func found() {
    #expect(Sentence("Another way to reach this origin.").text(in: .japanese) == "このオリジンへの別の経路。")
    #expect(Sentence("what the body is").text(in: .japanese) == "ボディの種類")
  }
}
