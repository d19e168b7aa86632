import JSON
import PacingTestSupport
import Testing

@Suite("The size of patterns", .paced)
struct PatternTests {
  @Test(
    "a pattern that needs too much is unusable",
    arguments: [
      "a{10001}", "a{99999999999999999999}", "(a{1000}){1000}", "((((){1000}){1000}){1000}){1000}",
      "(((a{99}){99}){99})*",
    ])
  func tooLarge(_ pattern: String) throws {
    let path = try Path("$[?search(@, '\(pattern)')]")
    #expect(path.unusablePatterns.map(\.expected) == ["a pattern of RFC 9485: at most 10000 steps"])
  }
}
