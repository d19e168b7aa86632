import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Articles of tables", .paced)
struct ArticleTableTests {
  @Test("have a title that says what kind of thing it is")
  func titles() {
    let titles = [
      ("header A-IM", "A-IM, a request header"), ("method PROPFIND", "PROPFIND, a method"),
      ("type text/csv", "text/csv, a media type"), ("next", "next, a link relation"),
      ("curl 7", "curl 7, CURLE_COULDNT_CONNECT"), ("EPIPE", "EPIPE, an error of the system"),
      ("NSURLErrorTimedOut", "NSURLErrorTimedOut, URLError.timedOut"), ("5xx", "5xx"),
    ]
    for (topic, title) in titles { #expect(Topics.article(topic)?.title == title, "\(topic)") }
  }

  @Test("of methods tell what may be relied on, and of directives where they stand")
  func points() {
    #expect(Topics.article("LOCK")?.points.first?.hasPrefix("Not safe") == true)
    #expect(Topics.article("QUERY")?.points.prefix(2).map { $0.prefix(4) } == ["Safe", "Idem"])
    #expect(Topics.article("s-maxage")?.points.first == "It stands in answers only.")
  }
}
