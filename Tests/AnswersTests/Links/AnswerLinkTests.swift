import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusAnswers

@Suite("Links of heads and pages", .paced)
struct AnswerLinkTests {
  @Test("of a head are Location and every Link, whatever its relations")
  func head() {
    let head: HeaderFields = [
      "Location": "/made/7", "Link": "</a?page=2>; rel=\"next last\", <https://h.test/x>", "Date": "now",
    ]
    #expect(
      AnswerLink.all(in: head) == [
        AnswerLink("location", "/made/7"), AnswerLink("next last", "/a?page=2"),
        AnswerLink("link", "https://h.test/x"),
      ])
  }

  @Test("of a page are those that it shows, by the same numbers, each place once")
  func page() throws {
    let page = """
      <html><head><link rel="stylesheet" href="a.css"></head><body><p><a href="/a">りんご <b>and</b>
      more</a> <a href="#here">x</a> <a href="javascript:x()">j</a> <a href="b?x=1&amp;y=2">B</a> <a href="/a">again</a></p>
      """
    let links = try AnswerLink.all(inPage: Array(page.utf8))
    #expect(try links.map(\.target) == PageView(Array(page.utf8)).links)
    #expect(links.first == AnswerLink("りんご and more", "/a"), "\(links)")
    #expect(links.contains(AnswerLink("B", "b?x=1&y=2")) && links.count(where: { $0.target == "/a" }) == 1)
  }
}
