import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Fields that no registry has", .paced)
struct ReferenceTextCustomFieldsTests {
  @Test("none is registered, and each says so")
  func a() throws {
    for entry in ReferenceTable(ReferenceText.customFields).entries {
      #expect(Registry.standing(ofField: entry.name) == nil, "\(entry.name)")
    }
  }

  @Test("X-Forwarded-For is not to be trusted")
  func b() throws {
    let article = try #require(Topics.article("x-forwarded-for"))
    #expect(article.points.contains { $0.hasPrefix("Anybody can write it") }, "\(article)")
  }
}
