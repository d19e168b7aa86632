import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Link relations", .paced)
struct ReferenceTextRelationsTests {
  @Test("have an example each")
  func a() throws {
    let article = try #require(Topics.article("next"))
    #expect(article.topic == "relation next", "\(article)")
    #expect(Topics.article("relation cite-as")?.example == "Link: <https://api.example/x>; rel=\"cite-as\"")
    #expect(Topics.Kind.relation.table.entries.count > 120)
  }
}
