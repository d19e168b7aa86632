import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What a known name looks like", .paced)
struct ReferenceTextExamplesTests {
  @Test("a status shows what comes with it")
  func a() throws {
    let article = try #require(Topics.article("401"))
    #expect(article.example == "WWW-Authenticate: Bearer realm=\"api\"", "\(article)")
    #expect(article.related.contains("scheme Bearer"), "\(article)")
    #expect(Topics.article("404")?.example == "HTTP/1.1 404 Not Found")
  }

  @Test("a method and a header show a line")
  func b() throws {
    #expect(Topics.article("PUT")?.example == "PUT /items/7 HTTP/1.1")
    #expect(Topics.article("etag")?.example == "ETag: \"33a64df5\"")
  }
}
