import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of pages", .paced)
struct PageFactsTests {
  @Test("a Link to the first page alone says nothing of the last one")
  func pages() throws {
    #expect(!(try Explained.answer(200, [("Link", "</a>; rel=\"first\"")])).contains("page"))
    #expect(
      try Explained.answer(200, [("Link", "</a>; rel=\"prev\"")]).contains("It is the last page of several."))
  }
}
