import ApusClient
import ApusOpenAPI
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusEndpoints
@testable import ApusRepl

@Suite("What a session has seen of one API", .paced)
struct ObservedRecordsTests {
  private func seen(base: String?, _ urls: String...) throws -> ObservedRecords? {
    var session = Session()
    session.base = try base.map { try WebURL($0) }
    for text in urls {
      let request = Request(method: .get, url: try WebURL(text))
      let isAnswered = !text.hasSuffix("/dead")
      let hop = Hop(
        sent: SentRequest(method: .get, url: request.url, headers: [:]),
        response: isAnswered ? ResponseHead(version: "HTTP/1.1", status: 200, headers: [:]) : nil,
        timing: Timing(total: .zero))
      let exchange = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop])
      _ = session.records.add("get \(text)", exchange)
    }
    return ObservedRecords(session.records, in: session.scope, session.redactor)
  }

  @Test("is what was asked behind the base")
  func base() throws {
    let found = try #require(
      try seen(
        base: "http://h.test/v1", "http://h.test/v1/a", "http://other.test/b", "http://h.test/c",
        "http://h.test/v1/dead"))
    #expect(found.server.description == "http://h.test/v1" && found.exchanges.map(\.path) == ["/a"])
  }

  @Test(
    "is what was asked last without one, or where nothing was asked there", arguments: [nil, "http://h.test"])
  func others(_ base: String?) throws {
    let found = try seen(base: base, "http://a.test/x", "http://b.test/y/1")
    #expect(found?.server.description == "http://b.test/" && found?.exchanges.map(\.path) == ["/y/1"])
  }

  @Test("is nothing where nothing was answered")
  func nothing() throws {
    #expect(try seen(base: "http://h.test", "http://h.test/dead") == nil)
    #expect(try seen(base: "http://h.test") == nil)
  }
}
