import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Fields of the past", .paced)
struct ReferenceTextOldFieldsTests {
  @Test("each is registered as such")
  func a() throws {
    for entry in ReferenceTable(ReferenceText.oldFields).entries {
      let standing = Registry.standing(ofField: entry.name)
      #expect(standing == .obsoleted || standing == .deprecated, "\(entry.name)")
    }
  }

  @Test("Digest names what took its place, and the scheme of that name")
  func b() throws {
    let article = try #require(Topics.article("header Digest"))
    #expect(
      article.related.contains("header Repr-Digest") && article.related.contains("scheme Digest"),
      "\(article)")
    #expect(article.points == ["IANA's registry has it as obsoleted: send it no more."], "\(article)")
  }
}
