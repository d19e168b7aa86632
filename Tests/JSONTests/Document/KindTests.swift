import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Kinds", .paced)
struct KindTests {
  @Test("a kind is named by the word a reader of JSON knows")
  func names() {
    #expect(
      Kind.allCases.map(String.init) == [
        "null", "boolean", "boolean", "number", "number", "string", "array", "object",
      ])
  }
}
