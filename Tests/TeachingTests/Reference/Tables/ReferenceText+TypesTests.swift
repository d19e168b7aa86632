import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Media types", .paced)
struct ReferenceTextTypesTests {
  @Test("JSON and problems in it are there")
  func a() throws {
    let article = try #require(Topics.article("application/json"))
    #expect(article.topic == "type application/json", "\(article)")
    #expect(article.source == "RFC 8259, 11", "\(article)")
    #expect(
      Topics.article("type application/problem+json")?.title == "application/problem+json, a media type")
  }
}
