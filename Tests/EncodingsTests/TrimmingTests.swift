import ApusEncodings
import Testing

@Suite("Trimming")
struct TrimmingTests {
  @Test("white space at either end goes, line breaks and wide blanks too")
  func all() {
    #expect(" \t\r\n a b\u{3000}\n".trimmed == "a b")
    #expect(" \n".trimmed == "")
  }

  @Test("blanks are spaces and tabs alone")
  func blanks() {
    #expect(" \t a b\t ".trimmingBlanks == "a b")
    #expect("\n a\n".trimmingBlanks == "\n a\n")
    #expect("\t".trimmingBlanks == "")
  }
}
