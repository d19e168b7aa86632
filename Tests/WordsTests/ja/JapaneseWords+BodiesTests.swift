import Testing

@testable import ApusWords

@Suite("Japanese for bodies")
struct JapaneseBodiesTests {
  @Test("names the whole before the part that came")
  func order() {
    let cut: Sentence = "The head was whole, and the body was cut off at byte \(8) of \(100)."
    #expect(cut.text(in: .japanese) == "ヘッダーはすべて届きましたが、ボディは 100 バイト中 8 バイト目で切れました。")
  }
}
