import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted rate limits", .paced)
struct LimitReaderTests {
  @Test("name the limit and each number, in the form of either draft")
  func drafts() {
    let parts = LimitReader.parts("\"day\";r=50;t=30, \"hour\";r=x;foo=1")
    #expect(parts.map(\.text) == ["\"day\"", "r=50", "t=30", "\"hour\"", "r=x", "foo=1"])
    #expect(parts.map(\.flaw) == [nil, nil, nil, nil, .invalid, .unknown])
    #expect(parts[1].meaning == "So many requests are left.")
    let older = LimitReader.parts("limit=100, remaining=50, reset=30")
    #expect(older.map(\.text) == ["limit=100", "remaining=50", "reset=30"])
    #expect(older.allSatisfy { $0.flaw == nil && $0.meaning.hasPrefix("So many ") })
    #expect(LimitReader.parts("\"day\";q=100;w=60;qu=\"requests\"").allSatisfy { $0.flaw == nil })
  }

  @Test(
    "say what a number means in a field of its own",
    arguments: [
      ("30", "x-ratelimit-reset", "It is too small for a date: it is probably seconds from then."),
      ("1893456000", "x-ratelimit-reset", "That is 2030-01-01 00:00:00 UTC."),
      ("1893456000000", "x-ratelimit-reset", "In milliseconds that is 2030-01-01 00:00:00 UTC."),
      ("30", "ratelimit-reset", "So many seconds from now."),
      ("5", "x-ratelimit-remaining", "A whole number."),
      ("x", "x-ratelimit-reset", "services write a number here."),
    ])
  func numbers(_ value: String, _ name: String, _ meaning: String) {
    #expect(LimitReader.parts(number: value, of: name).map(\.meaning) == [meaning])
  }
}
