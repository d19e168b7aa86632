import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Errors of other programs", .paced)
struct ReferenceTextFailuresTests {
  @Test("codes of curl are found by number, by constant and in its line")
  func a() throws {
    let code = try #require(Topics.article("curl 28"))
    #expect(code.title == "curl 28, CURLE_OPERATION_TIMEDOUT" && code.related.contains("timeout.connect"))
    #expect(Topics.article("CURLE_OPERATION_TIMEDOUT")?.topic == "curl 28")
    #expect(Topics.article(inError: "curl: (28) Operation timed out after 5 ms")?.topic == "curl 28")
    #expect(Topics.article("28") == nil, "a number alone is a request's")
  }

  @Test("errors of systems are found by name and in a line")
  func b() throws {
    #expect(Topics.article("ECONNREFUSED")?.related.first == "network.refused")
    #expect(Topics.article(inError: "Error: connect ECONNREFUSED 127.0.0.1:3000")?.topic == "ECONNREFUSED")
    #expect(Topics.article(inError: "nothing of the kind") == nil && Topics.article(inError: "") == nil)
  }

  @Test("errors of URLSession are found by either name and by number")
  func c() throws {
    for word in ["NSURLErrorTimedOut", "-1001", "URLError.timedOut"] {
      #expect(Topics.article(word)?.topic == "NSURLErrorTimedOut", "\(word)")
    }
    #expect(
      Topics.article(inError: "Error Domain=NSURLErrorDomain Code=-1001")?.topic == "NSURLErrorTimedOut")
    #expect(Topics.article("-1") == nil)
  }
}
