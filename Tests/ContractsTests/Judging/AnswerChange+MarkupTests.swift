import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("Changes of XML and of pages", .paced)
struct AnswerChangeMarkupTests {
  @Test(
    "are made of an element that holds no other",
    arguments: [
      ("an element has another name", "<a><b>1</b></a>", "<a><renamed>1</renamed></a>"),
      ("an element is gone", "<a><b>1</b></a>", "<a></a>"),
      ("its text is another one", "<a><b>1</b></a>", "<a><b>1 more</b></a>"),
    ])
  func xml(_ words: String, _ before: String, _ after: String) throws {
    #expect(try SampleAnswers.changed(words, before, "application/xml")?.body == after)
    #expect(try SampleAnswers.changed(words, before, "application/atom+xml")?.body == after)
    #expect(try SampleAnswers.changed(words, before, "application/json") == nil)
  }

  @Test("of a page are made where it has such a part")
  func page() throws {
    let page = "<title>A</title><h1>B</h1><form><input name=q></form>"
    func changed(_ words: String) throws -> String? {
      try SampleAnswers.changed(words, page, "text/html; charset=utf-8")?.body
    }
    #expect(try changed("its title is another one")?.hasPrefix("<title>Maintenance: 500</title>") == true)
    #expect(try changed("a field of its form is gone")?.hasSuffix("<form></form>") == true)
    #expect(try changed("a paragraph is new") == nil)
    #expect(try SampleAnswers.changed("its title is another one", "</title><title>", "text/html") == nil)
  }
}
