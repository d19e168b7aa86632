import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("String formats", .paced)
struct StringFormatTests {
  @Test(
    "a format is recognised",
    arguments: [
      ("2011-01-25T18:44:36Z", "date-time"), ("2011-01-25T18:44:36.123456Z", "date-time"),
      ("2011-01-25T18:44:36+09:00", "date-time"), ("2011-01-25T18:44:36-0330", "date-time"),
      ("2011-01-25T18:44:36+09", "date-time"), ("2016-12-31T23:59:60Z", "date-time"),
      ("2011-01-25t18:44:36z", "date-time"), ("2011-01-25", "date"), ("0000-12-31", "date"),
      ("2011-01-25 18:44:36", "local-date-time"), ("https://example.com", "url"), ("http://a/b?c=d#e", "url"),
      ("git://github.com/a/b.git", "url"), ("https://[::1]:80/", "url"), ("https://a.b/%E6%97%A5", "url"),
      ("postgres+ssl://h/db", "url"), ("123e4567-e89b-12d3-a456-426614174000", "uuid"),
      ("123E4567-E89B-12D3-A456-426614174000", "uuid"), ("mona@example.com", "email"),
      ("a.b+c_d%e-f@mail.example.co", "email"),
    ])
  func recognised(_ text: String, _ format: String) throws {
    #expect(try JSONShape(of: JSONDocument("\"\(text)\"").root).description == format)
    #expect(StringFormat(rawValue: format) != nil)
  }

  @Test(
    "anything doubtful is a string",
    arguments: [
      "", "a", "2011", "2011-01", "2011-13-01", "2011-00-01", "2011-01-32", "2011-1-25", "20110125",
      "2011/01/25",
      "2011-01-25T", "2011-01-25T18:44:36", "2011-01-25T18:44Z", "2011-01-25T24:00:00Z",
      "2011-01-25T18:60:00Z",
      "2011-01-25T18:44:36.Z", "2011-01-25T18:44:36Zx", "2011-01-25T18:44:36+9", "2011-01-25T18:44:36+09:0",
      "2011-01-25 18:44", "2011-01-25 18:44:36Z", "2011-01-25 ", "２０１１-01-25", "example.com", "//example.com",
      "https://", "https:///a", "https:/a", "://example.com", "1https://a.b", "https://a b",
      "https://api.github.com/users{/user}", "https://日本.jp/", "mailto:a@b.c", "urn:isbn:1", "javascript:1",
      "123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400g",
      "123e4567-e89b-12d3-a456-4266141740000", "mona@localhost", "@example.com", "mona@", "mona@.com",
      "mona@example.", "mona@example..com", "mona@example.c", "mona@example.c0m", "a b@example.com",
      "a@b@example.com", "Mona <mona@example.com>", "日本@example.com", "v1.2.3", "12:30:00",
    ])
  func plain(_ text: String) throws {
    #expect(try JSONShape(of: JSONDocument("\"\(text)\"").root).description == "string")
  }

  @Test("a string too long to be anything is a string")
  func long() throws {
    let text = "https://example.com/" + String(repeating: "a", count: 5_000)
    #expect(try JSONShape(of: JSONDocument("\"\(text)\"").root).description == "string")
  }
}
