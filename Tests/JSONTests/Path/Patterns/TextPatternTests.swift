import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("A text pattern", .paced)
struct TextPatternTests {
  @Test("matches a whole text or nothing")
  func whole() throws {
    let pattern = try #require(TextPattern("[0-9]+ rows?"))
    #expect(pattern.matchesWhole("12 rows"))
    #expect(!pattern.matchesWhole("12 rows more"))
  }

  @Test("is refused when it is none")
  func refused() { #expect(TextPattern("(") == nil) }
}
