import ApusPacingTestSupport
import Testing

@testable import ApusRendering

@Suite("What somebody looks for", .paced)
struct SearchedTextTests {
  @Test(
    "a pattern that ignores case keeps the classes that escapes make",
    arguments: [
      ("[0-9]+X", "12x", true), (#"\P{Nd}"#, "1", false), (#"\p{L}Q"#, "aq", true), (#"A\.B"#, "a.b", true),
    ])
  func patterns(_ pattern: String, _ text: String, _ isFound: Bool) throws {
    let wanted = try #require(SearchedText(pattern: pattern, ignoringCase: true))
    #expect(wanted.isFound(in: Array(text.utf8)[...]) == isFound)
  }

  @Test("a text is found where it first stands, in either case of ASCII letters")
  func places() {
    let bytes = Array("xx NAME name".utf8)
    #expect(SearchedText("name").range(in: bytes[...]) == 3..<7)
    #expect(SearchedText("").range(in: bytes[...]) == nil && SearchedText("").isEmpty)
  }
}
