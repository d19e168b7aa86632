import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Articles of what is known well", .paced)
struct ArticleTests {
  @Test("have an example and name others to see")
  func more() {
    #expect(StatusEntry.of(404).article.related == ["410", "403"])
    #expect(StatusEntry.of(299).article.example == "HTTP/1.1 299")
    #expect(StatusEntry.of(299).article.related == ["2xx"])
    #expect(HeaderEntry.named("etag")?.article.example == "ETag: \"33a64df5\"")
    #expect(MethodEntry.named("get")?.article.related.first == "method HEAD")
    #expect(
      CodeEntry.of(.dns)?.article.related == ["curl 6", "network.refused", "network.unreachable"])
  }

  @Test("of a failure on the way name the stage, a section and how it looks to others")
  func failures() throws {
    for entry in Examples.codes.entries {
      let article = try #require(Topics.article(entry.name), "\(entry.name)")
      #expect(article.source.contains("stage: ") && article.source.contains("RFC "), "\(entry.name)")
      #expect(article.example?.isEmpty == false, "\(entry.name)")
      for topic in article.related { #expect(Topics.article(topic) != nil, "\(topic)") }
    }
    let stages = CodeEntry.all.filter {
      ["network", "tls", "timeout"].contains($0.code.name.prefix { $0 != "." })
    }
    #expect(stages.allSatisfy { Examples.codes[$0.code.name] != nil })
  }

  @Test("say of a header that is no standard's that it is none")
  func unregistered() {
    #expect(HeaderEntry.named("X-Api-Key")?.article.points.last?.contains("does not have it") == true)
    #expect(HeaderEntry.named("Pragma")?.article.points.last?.contains("deprecated") == true)
    #expect(HeaderEntry.named("ETag")?.article.points.contains { $0.contains("IANA") } == false)
  }
}
