import ApusClient
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
      text.contains("The rate limit is used up.") && text.contains("Nothing failed:")
        && text.contains("30 is too small for a date"), "\(text)")
    #expect(!text.contains("1970") && !text.contains("reason"), "\(text)")
    let refused = try Explained.answer(429, [fields[0], ("X-RateLimit-Reset", "1893456000")])
    #expect(refused.contains("used up until 2030-01-01 00:00:00 UTC."), "\(refused)")
    #expect(!(try Explained.answer(500, fields)).contains("reason enough"))
  }

  @Test("the fields of Qiita and of the IETF tell as much, and a limit with a name is told by it")
  func others() throws {
    let qiita = [("Rate-Limit", "1000"), ("Rate-Remaining", "998"), ("Rate-Reset", "1893456000")]
    #expect(
      try Explained.answer(200, qiita).contains(
        "allows 998 of 1000 more requests until 2030-01-01 00:00:00 UTC."))
    let ietf = [("RateLimit", #""day";r=0;t=3600"#), ("RateLimit-Policy", #""day";q=9;w=86400"#)]
    #expect(try Explained.answer(429, ietf).contains(#"The rate limit "day" is used up for 1 h 0 min more."#))
    let search = [
      ("X-RateLimit-Limit", "10"), ("X-RateLimit-Remaining", "9"), ("X-RateLimit-Resource", "search"),
    ]
    #expect(try Explained.answer(200, search).contains(#"The rate limit "search" allows 9 of 10 more"#))
  }

  @Test("who has little room is warned under a tenth, until that time is over")
  func warning() throws {
    func warning(_ fields: HeaderFields, now: Int = 1_893_450_000) -> String? {
      RateLimit(fields)?.warning(answered: 1_893_450_000, now: now)
    }
    let few: HeaderFields = [
      "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": "1893456000",
    ]
    #expect(warning(few) == "5 of 60 left until 00:00 UTC")
    #expect(warning(few, now: 1_893_456_000) == nil)
    #expect(warning(few, now: 1_893_300_000) == "5 of 60 left until 2030-01-01 00:00 UTC")
    #expect(warning(["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "6"]) == nil)
    #expect(warning(["Rate-Remaining": "0"]) == "0 requests left")
    #expect(warning(["RateLimit": "a;r=0;t=90"]) == "0 requests left until 22:21 UTC")
  }
}
