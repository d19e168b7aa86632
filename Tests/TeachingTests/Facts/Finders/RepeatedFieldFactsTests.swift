import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a field that is there twice", .paced)
struct RepeatedFieldFactsTests {
  @Test("Content-Length twice is invalid, though tolerated")
  func lengths() throws {
    let text = try Explained.answer(200, [("Content-Length", "9"), ("Content-Length", "9")])
    #expect(text.contains("invalid, though tolerated. (RFC 9110, 8.6)") && !text.contains("legal"), "\(text)")
  }
}
