import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What stands in fields", .paced)
struct ReferenceTextMessagesTests {
  @Test("directives say where they stand and what they do")
  func a() throws {
    let article = try #require(Topics.article("no-store"))
    #expect(article.topic == "directive no-store", "\(article)")
    #expect(article.title == "no-store, a cache directive", "\(article)")
    #expect(article.source == "RFC 9111, 5.2.2.5", "\(article)")
    #expect(Topics.article("max-stale")?.points.first == "It stands in requests only.")
  }

  @Test("attributes and prefixes of cookies are told apart")
  func b() throws {
    #expect(Topics.article("cookie SameSite")?.title == "SameSite, an attribute of Set-Cookie")
    #expect(Topics.article("__Host-")?.title == "__Host-, a beginning of cookies' names")
  }

  @Test("schemes are found in any case, and a word that two kinds have leads to the other")
  func c() throws {
    #expect(Topics.article("bearer")?.topic == "scheme Bearer")
    let digest = try #require(Topics.article("digest"))
    #expect(digest.topic == "scheme Digest" && digest.related.contains("header Digest"))
  }

  @Test("codings of content and of the way are told apart")
  func d() throws {
    #expect(Topics.article("br")?.title == "br, a content coding")
    #expect(Topics.article("chunked")?.title == "chunked, a transfer coding")
    #expect(Topics.article("problem about:blank")?.source == "RFC 9457, 4.2.1")
  }
}
