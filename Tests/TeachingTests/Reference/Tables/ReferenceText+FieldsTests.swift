import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Fields of HTTP and what was added to it", .paced)
struct ReferenceTextFieldsTests {
  @Test("QUERY has a field that says what it takes")
  func a() throws {
    let article = try #require(Topics.article("Accept-Query"))
    #expect(article.title == "Accept-Query, a response header", "\(article)")
    #expect(article.source == "RFC 10008, 3", "\(article)")
    #expect(article.related.contains("method QUERY"), "\(article)")
  }

  @Test("a field that is no field says so")
  func b() throws {
    let article = try #require(Topics.article("header close"))
    #expect(article.summary.contains("no field to send"), "\(article)")
  }
}
