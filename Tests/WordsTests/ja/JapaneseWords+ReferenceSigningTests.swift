import Testing

@testable import ApusWords

@Suite("Japanese for errors of signatures")
struct JapaneseReferenceSigningTests {
  @Test("says what to do")
  func advice() {
    let sentence = Sentence("What to do: set this machine's clock.")
    #expect(sentence.text(in: .japanese) == "対処: このマシンの時計を合わせてください。")
  }
}
