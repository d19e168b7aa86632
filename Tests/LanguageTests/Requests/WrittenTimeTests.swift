import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Times that people write", .paced)
struct WrittenTimeTests {
  @Test(
    "are what HTTP has them as",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT"),
      ("1 Jan 2020", "Wed, 01 Jan 2020 00:00:00 GMT"), ("Jan 1 2020 9:05", "Wed, 01 Jan 2020 09:05:00 GMT"),
      ("2024-02-29", "Thu, 29 Feb 2024 00:00:00 GMT"), ("20240229", "Thu, 29 Feb 2024 00:00:00 GMT"),
      ("2026-12-31T23:59:59Z", "Thu, 31 Dec 2026 23:59:59 GMT"),
      ("Sunday, 06-Nov-1994 08:49:37 UTC", nil), ("soon", nil), ("", nil), ("32 Jan 2020", nil),
      ("1 Jan", nil),
      ("1 Jan 2020 25:00", nil), ("2020-13-01", nil), ("1 Jan 2020 CET", nil),
    ] as [(String, String?)])
  func times(_ text: String, _ expected: String?) { #expect(WrittenTime(text)?.httpDate == expected) }

  @Test("-z asks for what changed after, or with a minus for what did not")
  func condition() throws {
    let after = try prepare("curl -z '1 Jan 2020' http://h").request.headers
    #expect(after["If-Modified-Since"] == "Wed, 01 Jan 2020 00:00:00 GMT")
    let before = try prepare("curl -z '-1 Jan 2020' http://h").request.headers
    #expect(before["If-Unmodified-Since"] == "Wed, 01 Jan 2020 00:00:00 GMT")
    let found = try problem("curl -z a.txt http://h")
    #expect(
      found.problem.message == "expected a time after -z; that of a file is not taken"
        && found.place == "a.txt")
  }
}
