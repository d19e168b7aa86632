import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Text that is nothing but text", .paced)
struct PlainTextTests {
  @Test("is one where only numbers and keys are others")
  func numbers() {
    #expect(PlainText.withoutNumbers("17 of 230 done") == "# of # done")
    #expect(PlainText.withoutNumbers("order 7f3a9b21c0 of A7") == "order # of A#")
    #expect(PlainText.normal(Array(" a \n\t b ".utf8)) == "a b")
    #expect(PlainText.firstLine(of: Array("one\ntwo".utf8)) == "one")
  }
}
