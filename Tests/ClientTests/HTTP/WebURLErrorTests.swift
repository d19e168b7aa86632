import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("Why a text is no URL", .paced)
struct WebURLErrorTests {
  @Test("is told to people in the sentences of request.url, and to a log with its reason")
  func sentences() throws {
    let problem = try #require(throws: WebURLError.self) { try WebURL("http://user:hunter2@a b/") }
    let text = ErrorCode.requestURL.text()
    #expect((problem as any Error).localizedDescription == text.sentence)
    #expect(problem.failureReason == text.reason && problem.recoverySuggestion == text.suggestion)
    #expect(problem.description == "the URL's host is not a name or an address: http://•••@a b/")
  }
}
