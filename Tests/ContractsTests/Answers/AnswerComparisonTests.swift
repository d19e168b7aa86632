import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusFormats

@Suite("What came today beside what was recorded", .paced)
struct AnswerComparisonTests {
  private func recording(
    _ body: String = #"{"id": 1, "name": "a"}"#, status: Int = 200, headers: HeaderFields = ["Etag": "1"],
    failure: FailureCode? = nil
  ) throws -> Recording {
    let request = Request(url: try WebURL("http://h/"))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))),
      failure: failure.map { Recording.Failure(code: $0, message: "") })
  }

  private func findings(
    _ old: [Recording], _ new: [Recording], ignoring places: [String] = []
  ) throws -> [Finding] {
    AnswerComparison(ignoring: try IgnoredPlaces(places)).findings(from: old, to: new)
  }

  @Test("may have other values and more keys")
  func values() throws {
    let now = try recording(#"{"id": 7, "name": "b", "more": [1]}"#, headers: ["etag": "2", "Date": "now"])
    #expect(try findings([recording()], [now]).isEmpty)
  }

  @Test("differs in shape where a key is gone or of another kind, unless that place is ignored")
  func shape() throws {
    let now = try recording(#"{"id": "x"}"#)
    let found = try findings([recording()], [now])
    #expect(found.map(\.drift) == [.shape] && found.flatMap(\.lines).count == 2)
    #expect(try findings([recording()], [now], ignoring: ["body.id", "body.name"]).isEmpty)
    #expect(try findings([recording()], [now], ignoring: ["body"]).isEmpty)
  }

  @Test("differs where JSON became something else, and not where two bodies are none")
  func noJSON() throws {
    #expect(
      try findings([recording()], [recording("<p>")])
        == [Finding(.shape, promised: "a body of JSON", found: "another body")])
    #expect(try findings([recording("<p>")], [recording("<b>")]).isEmpty)
  }

  @Test("differs in its status, its headers, how often was asked, and whether it came")
  func others() throws {
    #expect(
      try findings([recording()], [recording(status: 404)])
        == [Finding(.status, promised: "status 200", found: "status 404")])
    #expect(
      try findings([recording()], [recording(headers: ["X-New": "1"])])
        == [Finding(.header, ["- Etag: 1", "+ X-New: 1"])])
    #expect(try findings([recording()], [recording(headers: [:])], ignoring: ["header.etag"]).isEmpty)
    #expect(
      try findings([recording()], [recording(), recording()])
        == [Finding(.shape, promised: "1 request", found: "2 requests")])
    #expect(
      try findings([recording()], [recording(failure: .bodyTruncated)])
        == [Finding(.outcome, promised: "an answer", found: "body.truncated")])
  }
}
