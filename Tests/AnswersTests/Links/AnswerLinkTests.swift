import ApusClient
import ApusPacingTestSupport
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

  @Test("of a page are what can be clicked on and asked, in order")
  func page() throws {
    let page = """
      <html><head><link rel="stylesheet" href="a.css"></head><body><a href="/a">りんご <b>and</b>
      more</a><p><a href="#here">x</a><a>y</a><a href="mailto:a@b">m</a><a href="javascript:x()">j</a>
      <a href="b?x=1&amp;y=2"><img alt=""></a><map><area href="HTTP://h.test/c" alt="map"></map></body></html>
      """
    #expect(
      try AnswerLink.all(inPage: page) == [
        AnswerLink("りんご and more", "/a"), AnswerLink("link", "b?x=1&y=2"),
        AnswerLink("map", "HTTP://h.test/c"),
      ])
  }
}
