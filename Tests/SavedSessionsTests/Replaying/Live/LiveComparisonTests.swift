import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusFormats
@testable import ApusSavedSessions

@Suite("What came today beside what was recorded", .paced)
struct LiveComparisonTests {
  private func recording(
    _ body: String = #"{"id": 1, "name": "a"}"#, status: Int = 200, headers: HeaderFields = ["Etag": "1"],
    failure: FailureCode? = nil
  ) throws -> Recording {
    let request = Request(url: try url("http://h/"))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers))
    return Recording(
      Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))),
      failure: failure.map { Recording.Failure(code: $0, message: "") })
  }

  private func verdict(
    _ old: [Recording], _ new: [Recording], ignoring places: [String] = [], written: StepOutcome? = nil,
    ended: StepOutcome = .ok
  ) throws -> StepVerdict {
    var comparison = LiveComparison(ignoring: try IgnoredPlaces(places))
    return comparison.verdict(
      on: Step(command: "get /", outcome: written), recorded: old, now: new, outcome: ended)
  }

  @Test("may have other values and more keys")
  func values() throws {
    let now = try recording(#"{"id": 7, "name": "b", "more": [1]}"#, headers: ["etag": "2", "Date": "now"])
    #expect(try verdict([recording()], [now]).isAsWritten)
  }

  @Test("differs in shape where a key is gone or of another kind, unless that place is ignored")
  func shape() throws {
    let now = try recording(#"{"id": "x"}"#)
    let verdict = try verdict([recording()], [now])
    #expect(verdict.drift == [.shape] && verdict.differences.count == 2)
    #expect(try self.verdict([recording()], [now], ignoring: ["body.id", "body.name"]).isAsWritten)
    #expect(try self.verdict([recording()], [now], ignoring: ["body"]).isAsWritten)
  }

  @Test("differs where JSON became something else, and not where two bodies are none")
  func noJSON() throws {
    #expect(
      try verdict([recording()], [recording("<p>")]).differences == ["- a body of JSON", "+ another body"])
    #expect(try verdict([recording("<p>")], [recording("<b>")]).isAsWritten)
  }

  @Test("differs in its status, its headers, how often was asked, and how it ended")
  func others() throws {
    let status = try verdict([recording()], [recording(status: 404)])
    #expect(status.drift == [.status] && status.differences == ["- status 200", "+ status 404"])
    let header = try verdict([recording()], [recording(headers: ["X-New": "1"])])
    #expect(header.drift == [.header] && header.differences == ["- Etag: 1", "+ X-New: 1"])
    #expect(
      try verdict([recording()], [recording(headers: [:])], ignoring: ["header.etag"]).isAsWritten)
    let count = try verdict([recording()], [recording(), recording()])
    #expect(count.drift == [.shape] && count.differences == ["- 1 request", "+ 2 requests"])
    let failed = try verdict([recording()], [recording(failure: .bodyTruncated)])
    #expect(failed.drift == [.outcome] && failed.differences == ["- an answer", "+ body.truncated"])
    let ended = try verdict([recording()], [recording()], ended: .failure(.expectFailed))
    #expect(ended.drift == [.outcome] && ended.differences == ["- ? ok", "+ ? expect.failed"])
  }
}
