import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusServing

@Suite("Recorded answers that are served", .paced)
struct RecordedMockTests {
  private func recorded(
    _ method: String, _ path: String, _ query: [(name: String, value: String)] = [], body: String = "",
    says answer: String
  ) -> RecordedAnswer {
    RecordedAnswer(
      MockRequest(method, path, query: query, body: Array(body.utf8)),
      MockAnswer(200, type: "text/plain", Array(answer.utf8)))
  }

  private func say(_ mock: RecordedMock, _ request: MockRequest) -> String {
    mock.answer(request).map { String(decoding: $0.body, as: UTF8.self) } ?? "nothing"
  }

  @Test("come in their order where the same was asked again, and the last stays")
  func sequence() {
    let mock = RecordedMock([
      recorded("GET", "/a", says: "1"), recorded("GET", "/b", says: "b"), recorded("GET", "/a", says: "2"),
    ])
    #expect((0..<4).map { _ in say(mock, MockRequest("GET", "/a")) } == ["1", "2", "2", "2"])
    #expect(say(mock, MockRequest("HEAD", "/b")) == "b")
  }

  @Test("are told apart by method, query and body")
  func told() {
    let mock = RecordedMock([
      recorded("GET", "/a", [("p", "1")], says: "one"), recorded("GET", "/a", [("p", "2")], says: "two"),
      recorded("POST", "/a", body: #"{"n":1,"m":2}"#, says: "made"),
    ])
    #expect(say(mock, MockRequest("GET", "/%61", query: [("p", "2")])) == "two")
    #expect(say(mock, MockRequest("POST", "/a", body: Array(#"{ "m": 2, "n": 1.0 }"#.utf8))) == "made")
    #expect(say(mock, MockRequest("POST", "/a", body: Array(#"{"n":2}"#.utf8))) == "nothing")
    #expect(say(mock, MockRequest("GET", "/a")) == "nothing")
  }

  @Test("a miss names the nearest, and what differs")
  func nearest() {
    let mock = RecordedMock([
      recorded("GET", "/a", [("p", "1")], says: "x"), recorded("POST", "/b", body: "1", says: "y"),
    ])
    #expect(mock.nearest(to: MockRequest("GET", "/a")) == "GET /a, but the query lacks p")
    #expect(
      mock.nearest(to: MockRequest("GET", "/a", query: [("p", "3")])) == "GET /a, but p is 1 there, not 3")
    #expect(
      mock.nearest(to: MockRequest("GET", "/a", query: [("p", "1"), ("q", "")]))
        == "GET /a, but q is not in its query")
    #expect(mock.nearest(to: MockRequest("GET", "/b")) == "POST /b, but the method differs")
    #expect(mock.nearest(to: MockRequest("POST", "/b", body: [50])) == "POST /b, but the body differs")
    #expect(mock.nearest(to: MockRequest("GET", "/c")) == nil)
  }
}
