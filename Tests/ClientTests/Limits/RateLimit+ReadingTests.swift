import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Rate limits in the heads of answers", .paced)
struct RateLimitReadingTests {
  @Test("GitHub's fields are read, with what is counted and the time of the reset")
  func gitHub() throws {
    let limit = try #require(
      RateLimit([
        "X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "499", "X-RateLimit-Reset": "1893456000",
        "X-RateLimit-Used": "4501", "X-RateLimit-Resource": "core",
      ]))
    #expect(limit.limit == 5000 && limit.remaining == 499 && limit.name == "core")
    #expect(limit.reset == .time(1_893_456_000) && !limit.isResetUnsure)
    #expect(limit.isScarce && !limit.isUsedUp)
    #expect(limit.evidence.description == "X-RateLimit-Remaining: 499")
  }

  @Test("Qiita's fields are read, whatever their case")
  func qiita() throws {
    let limit = try #require(
      RateLimit(["rate-limit": "1000", "RATE-REMAINING": "100", "Rate-Reset": "1893456000"]))
    #expect(limit.limit == 1000 && limit.remaining == 100 && limit.reset == .time(1_893_456_000))
    #expect(!limit.isScarce)
  }

  @Test(
    "the three forms of the IETF's fields are read, in seconds from the answer",
    arguments: [
      ["RateLimit-Limit": "100, 100;w=60", "RateLimit-Remaining": "5", "RateLimit-Reset": "30"],
      ["RateLimit": "limit=100, remaining=5, reset=30", "RateLimit-Policy": "100;w=60"],
      ["RateLimit": "\"default\";r=5;t=30", "RateLimit-Policy": "\"default\";q=100;w=60"],
      ["RateLimit": "default; r=5 ;t=30", "RateLimit-Policy": "default;w=60;q=100"],
    ] as [HeaderFields])
  func drafts(_ headers: HeaderFields) throws {
    let limit = try #require(RateLimit(headers))
    #expect(limit.limit == 100 && limit.remaining == 5 && limit.isScarce)
    #expect(limit.reset == .pause(30) && !limit.isResetUnsure)
    #expect(limit.end(answered: 1_000_000_000) == 1_000_000_030)
  }

  @Test("of several limits the scarcest counts, and one of an unknown size only when it is used up")
  func several() throws {
    let headers: HeaderFields = [
      "RateLimit": "\"minute\";r=50;t=3, \"day\";r=1;t=4000",
      "RateLimit-Policy": "\"minute\";q=60;w=60, \"day\";q=1000;w=86400",
    ]
    #expect(RateLimit(headers)?.name == "day")
    #expect(RateLimit.all(in: headers).map(\.name) == ["day", "minute"])
    #expect(RateLimit(["Rate-Remaining": "1"])?.isScarce == false)
    #expect(RateLimit(["Rate-Remaining": "0"])?.isScarce == true)
  }

  @Test("a small number where others say a date is unsure, and one in milliseconds is a date")
  func unsure() throws {
    let small = try #require(RateLimit(["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "30"]))
    #expect(small.reset == .pause(30) && small.isResetUnsure && small.end(answered: 10) == nil)
    let large = try #require(RateLimit(["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1893456000123"]))
    #expect(large.reset == .time(1_893_456_000))
  }

  @Test(
    "what is no number is no limit",
    arguments: [
      ["X-RateLimit-Remaining": "many"], ["X-RateLimit-Remaining": "-1"], ["X-RateLimit-Limit": "60"],
      ["RateLimit": ""], ["RateLimit": ";;,,=;"], ["RateLimit": "\"open"], ["RateLimit": "a;r=x"], [:],
      ["X-RateLimit-Remaining": "99999999999999999999"],
    ] as [HeaderFields])
  func nothing(_ headers: HeaderFields) { #expect(RateLimit(headers) == nil) }

  @Test("under a tenth is scarce, a tenth is not, and no number is too large for that")
  func tenth() throws {
    func isScarce(_ left: Int, of limit: Int) -> Bool? {
      RateLimit(["Rate-Limit": "\(limit)", "Rate-Remaining": "\(left)"])?.isScarce
    }
    #expect(isScarce(5, of: 60) == true && isScarce(6, of: 60) == false)
    #expect(isScarce(0, of: 10) == true && isScarce(1, of: 10) == false)
    #expect(isScarce(.max, of: .max) == false && isScarce(1, of: .max) == true)
  }
}
