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
      CodeEntry.of(.dns)?.article.related == ["network.refused", "network.unreachable", "network.reset"])
  }

  @Test("say of a header that is no standard's that it is none")
  func unregistered() {
    #expect(HeaderEntry.named("X-Api-Key")?.article.points.last?.contains("does not have it") == true)
    #expect(HeaderEntry.named("Pragma")?.article.points.last?.contains("deprecated") == true)
    #expect(HeaderEntry.named("ETag")?.article.points.contains { $0.contains("IANA") } == false)
  }
}
