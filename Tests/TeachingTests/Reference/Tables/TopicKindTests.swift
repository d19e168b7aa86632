import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Kinds of names", .paced)
struct TopicKindTests {
  @Test("a kind's word stands before its names, unless they say themselves what they are")
  func topics() {
    #expect(Topics.Kind.relation.topic("next") == "relation next")
    #expect(Topics.Kind.system.topic("EPIPE") == "EPIPE")
    #expect(Topics.Kind.typed.allSatisfy { !$0.meaning.isEmpty })
    #expect(!Topics.Kind.typed.contains(.idea))
    #expect(Topics.article("idea cors") == nil && Topics.article("system EPIPE") == nil)
  }

  @Test(
    "a word that stands alone is of the kind that is meant most",
    arguments: [
      ("SEARCH", "method SEARCH"), ("search", "relation search"), ("cookie", "header Cookie"), ("4xx", "4xx"),
      ("4XX", "4xx"), ("cors", "cors"), ("gzip", "coding gzip"), ("expires", "header Expires"),
      ("secure", "cookie Secure"), ("private", "directive private"), ("label", "header Label"),
      ("application/json", "type application/json"), ("method query", "method QUERY"), ("http/2", "http/2"),
    ])
  func alone(_ word: String, _ topic: String) {
    #expect(Topics.article(word)?.topic == topic)
  }

  @Test("statuses that are some vendor's own say whose")
  func vendors() throws {
    for code in [419, 420, 440, 499] + Array(520...530) {
      let article = try #require(Topics.article("\(code)"))
      #expect(article.source.hasSuffix("not registered"), "\(code)")
      #expect(article.points.contains { $0.hasPrefix("Nobody registered \(code)") }, "\(code)")
      #expect(article.title.count > 4 && !article.related.isEmpty)
    }
    #expect(Topics.article("299")?.title == "299")
    #expect(Topics.article("600") == nil && Topics.article("6xx") == nil)
  }
}
