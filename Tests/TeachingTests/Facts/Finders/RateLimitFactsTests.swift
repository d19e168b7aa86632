import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of rate limits", .paced)
struct RateLimitFactsTests {
  @Test("a rate limit that is used up is no reason for a 200, and 30 is no date")
  func rateLimit() throws {
    let fields = [("X-RateLimit-Remaining", "0"), ("X-RateLimit-Reset", "30")]
    let text = try Explained.answer(200, fields)
    #expect(
      text.contains("Nothing failed, and the rate limit is used up. 30 is too small for a date"), "\(text)")
    #expect(!text.contains("1970") && !text.contains("reason"), "\(text)")
    let refused = try Explained.answer(429, [fields[0], ("X-RateLimit-Reset", "1893456000")])
    #expect(refused.contains("used up until 2030-01-01 00:00:00 UTC: that is reason enough."), "\(refused)")
    #expect(!(try Explained.answer(500, fields)).contains("reason enough"))
  }
}
