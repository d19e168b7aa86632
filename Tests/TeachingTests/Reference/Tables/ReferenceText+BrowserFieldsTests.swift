import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Fields of browsers", .paced)
struct ReferenceTextBrowserFieldsTests {
  @Test("all of CORS are there")
  func a() throws {
    let fields = Registry.fields.filter { $0.name.hasPrefix("Access-Control-") }
    #expect(fields.count == 8)
    for field in fields {
      #expect(Topics.article(field.name)?.source.hasPrefix("Fetch Standard") == true, "\(field.name)")
    }
  }

  @Test("with credentials the star means nothing")
  func b() throws {
    let article = try #require(Topics.article("Access-Control-Allow-Credentials"))
    #expect(article.points.contains { $0.hasPrefix("With it `*` means nothing") }, "\(article)")
  }
}
