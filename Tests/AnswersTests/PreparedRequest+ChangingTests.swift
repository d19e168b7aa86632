import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusAnswers
@testable import ApusLanguage

@Suite("A request that changes what was fetched", .paced)
struct ChangingTests {
  private func change(_ headers: HeaderFields, by method: PreparedRequest.ChangingMethod? = nil) throws
    -> Request
  {
    let request = Request(url: try WebURL("http://h/7"))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: 200, headers: headers))
    let answer = Exchange(request: request, startedAt: .now, hops: [hop])
    let fetched = PreparedRequest(request: request, notes: ["said before"])
    let change = PreparedRequest(
      changing: fetched, answer, from: try JSONDocument(#"{"a": 1}"#).root,
      to: try JSONDocument(#"{"a": 2}"#).root,
      by: method)
    #expect(change.notes.isEmpty)
    return change.request
  }

  @Test("holds to the tag of the answer, or to its date; a weak tag says nothing")
  func conditions() throws {
    #expect(try change(["ETag": "\"x\""]).headers["If-Match"] == "\"x\"")
    let weak = try change(["ETag": "W/\"x\"", "Last-Modified": "Fri, 20 Nov 2026 08:09:39 GMT"])
    #expect(weak.headers["If-Match"] == nil)
    #expect(weak.headers["If-Unmodified-Since"] == "Fri, 20 Nov 2026 08:09:39 GMT")
    #expect(try change([:]).headers.isEmpty)
  }

  @Test("is a patch unless all that is allowed, or asked for, is to put")
  func methods() throws {
    #expect(try change([:]).method == .patch)
    #expect(try change(["Allow": "GET, PUT"]).method == .put)
    #expect(try change(["Allow": "GET, PUT, PATCH"]).method == .patch)
    #expect(try change(["Allow": "GET, PUT"], by: .patch).method == .patch)
    #expect(try change([:], by: .put).method == .put)
  }
}
