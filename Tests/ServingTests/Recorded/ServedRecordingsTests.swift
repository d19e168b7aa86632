import ApusClient
import ApusPacingTestSupport
import ApusPractice
import ApusRecordings
import Foundation
import Testing

@testable import ApusServing

@Suite("Recordings as answers", .paced)
struct ServedRecordingsTests {
  private func hop(_ url: String, status: Int?, _ headers: HeaderFields = [:], method: HTTPMethod = .get)
    throws -> Hop
  {
    var timing = Timing(total: .milliseconds(50))
    timing.wait = .milliseconds(30)
    return Hop(
      sent: SentRequest(method: method, url: try WebURL(url), headers: [:]),
      response: status.map { ResponseHead(version: "HTTP/1.1", status: $0, headers: headers) }, timing: timing
    )
  }

  private func recording(_ hops: [Hop], body: String = "", failure: ErrorCode? = nil) throws -> Recording {
    let url = try hops.first?.sent.url ?? WebURL("http://h.example/none")
    let exchange = Exchange(
      request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: hops,
      body: ReceivedBody(bytes: Array(body.utf8)))
    return Recording(exchange, failure: failure.map { Recording.Failure(code: $0, message: "") })
  }

  @Test("are those of each hop, without what spoke of the bytes as they travelled")
  func hops() throws {
    let moved = try hop("http://h.example/a", status: 302, ["Location": "/b"])
    let came = try hop(
      "http://h.example/b?q=1+2&k", status: 200, ["content-encoding": "gzip", "X-Mine": "{{secret:token}}"])
    let served = ServedRecordings(
      [try recording([moved, came], body: "t={{secret:token}}")], hasDelays: true)
    let mock = RecordedMock(served.answers)
    #expect(mock.answer(MockRequest("GET", "/a"))?.status == 302)
    let last = try #require(mock.answer(MockRequest("GET", "/b", query: [("q", "1 2"), ("k", "")])))
    #expect(last.fields.map(\.name) == ["X-Mine"] && last.fields[0].value == "fake-token")
    #expect(String(decoding: last.body, as: UTF8.self) == "t=fake-token" && last.delay == .milliseconds(30))
    #expect(served.fakes.names == ["token"] && served.leftOut == 0)
  }

  @Test("a WebSocket is not served, and who asks for it is told so")
  func webSockets() throws {
    let served = ServedRecordings([
      try recording([try hop("http://h.example/ws", status: 101, ["Upgrade": "websocket"])]),
      try recording([try hop("http://h.example/a", status: 200)], body: "x"),
    ])
    #expect(served.webSockets == 1 && served.answers.count == 2)
    let mock = RecordedMock(served.answers)
    let answer = try #require(mock.answer(MockRequest("GET", "/ws", fields: [("Upgrade", "websocket")])))
    #expect(answer.status == 501 && String(decoding: answer.body, as: UTF8.self).contains("WebSocket"))
    #expect(mock.answer(MockRequest("GET", "/a"))?.status == 200)
  }

  @Test("a connection that broke breaks again, and what never got there is left out")
  func failures() throws {
    let lost = try hop("http://h.example/a", status: nil)
    let cut = try hop("http://h.example/c", status: 200)
    let served = ServedRecordings([
      try recording([lost], failure: .reset), try recording([], failure: .refused),
      try recording([cut], body: "half", failure: .bodyTruncated),
    ])
    #expect(served.answers.map(\.answer.ending) == [.reset, .cut] && served.leftOut == 1)
    #expect(served.answers[0].answer.delay == .zero)
  }

  @Test("a path that a line asked for with a gap is answered for any value")
  func patterns() throws {
    let came = try hop("http://h.example/v/things/7", status: 200)
    let pattern = try #require(LinePath("get /things/{{id}}", behind: "/v"))
    let served = ServedRecordings([try recording([came], body: #"{"id": 7}"#)], patterns: [pattern])
    let answer = RecordedMock(served.answers).answer(MockRequest("GET", "/v/things/9"))
    #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == #"{"id": 9}"#)
  }
}
