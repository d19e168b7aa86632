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
      RecordedRequest(method, path, query: query, body: Array(body.utf8)),
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
    func nearest(_ request: MockRequest) -> String? { mock.nearest(to: request) }
    #expect(nearest(MockRequest("GET", "/a")) == "GET /a?p=1, but its query has p, which was not sent")
    #expect(
      nearest(MockRequest("GET", "/a", query: [("p", "3")])) == "GET /a?p=1, but p is 1 there, not 3")
    #expect(
      nearest(MockRequest("GET", "/a", query: [("p", "1"), ("q", "")]))
        == "GET /a?p=1, but its query has no q")
    #expect(nearest(MockRequest("GET", "/b")) == "POST /b, but its method is POST, not GET")
    #expect(nearest(MockRequest("POST", "/b", body: [50])) == "POST /b, but its body differs at .")
    #expect(nearest(MockRequest("POST", "/c", body: [49])) == "POST /b, but its path has b, not c")
    #expect(RecordedMock([]).nearest(to: MockRequest("GET", "/c")) == nil)
    let spelled = RecordedMock([
      recorded("GET", "/users", says: "x"), recorded("GET", "/mk/7", says: "y"),
    ])
    #expect(
      spelled.nearest(to: MockRequest("GET", "/userz")) == "GET /users, but its path has users, not userz")
  }

  @Test(
    "a path with a gap takes any, says what was asked for, and lets those go before it that were recorded")
  func gaps() {
    let filling = RecordedAnswer.Filling.recorded([("id", "7")])
    let pattern = RecordedAnswer(
      RecordedRequest("GET", "/things/7", pattern: "/things/{{id}}"),
      MockAnswer(200, type: "application/json", Array(#"{"id": 7, "n": 7, "of": [{"id": "7"}]}"#.utf8)),
      promised: nil, filling: filling)
    let mock = RecordedMock([pattern, recorded("GET", "/things/8", says: "eight")])
    #expect(say(mock, MockRequest("GET", "/things/7")) == #"{"id": 7, "n": 7, "of": [{"id": "7"}]}"#)
    #expect(say(mock, MockRequest("GET", "/things/9")) == #"{"id": 9, "n": 7, "of": [{"id": "9"}]}"#)
    #expect(say(mock, MockRequest("GET", "/things/8")) == "eight")
    #expect(
      say(mock, MockRequest("GET", "/things/a/b")) == "nothing"
        && say(mock, MockRequest("GET", "/things/")) == "nothing")
  }

  @Test("what became of one thing is no answer about another: a new one is like the first that went well")
  func others() {
    func answer(_ id: String, _ status: Int, _ text: String) -> RecordedAnswer {
      RecordedAnswer(
        RecordedRequest("GET", "/things/\(id)", pattern: "/things/{{id}}"),
        MockAnswer(status, type: "text/plain", Array(text.utf8)))
    }
    let mock = RecordedMock([answer("9", 404, "none"), answer("7", 200, "new"), answer("7", 200, "old")])
    #expect((0..<3).map { _ in say(mock, MockRequest("GET", "/things/5")) } == ["new", "old", "old"])
    // Each has a sequence of its own, whoever was asked for before.
    #expect((0..<2).map { _ in say(mock, MockRequest("GET", "/things/7")) } == ["new", "old"])
    #expect((0..<2).map { _ in say(mock, MockRequest("GET", "/things/a")) } == ["new", "old"])
    #expect(say(mock, MockRequest("GET", "/things/9")) == "none")
    let failed = RecordedMock([answer("9", 404, "none")])
    #expect(say(failed, MockRequest("GET", "/things/5")) == "none")
  }

  @Test(
    "gaps of query and body stand in the answer, too",
    arguments: [#"{"n": "{{n}}", "l": [{"m": "{{m}}"}]}"#, "n={{n}}&m={{m}}"])
  func bodies(_ body: String) {
    let request = RecordedRequest("POST", "/a", query: [("q", "{{q}}")], body: Array(body.utf8))
    let mock = RecordedMock([
      RecordedAnswer(
        request, MockAnswer(200, type: "text/plain", Array("{{q}} {{n}} {{m}} {{x}}".utf8)), promised: nil,
        filling: .gaps)
    ])
    let sent = body.replacing("{{n}}", with: "3").replacing("{{m}}", with: "4")
    #expect(
      say(mock, MockRequest("POST", "/a", query: [("q", "1 2")], body: Array(sent.utf8))) == "1 2 3 4 {{x}}")
  }

  @Test("links lead to this server, and to no other with a like name")
  func origin() throws {
    let body =
      #"{"next": "https://h.example/a?page=2", "u": "https:\/\/h.example", "o": "https://h.example.org/"}"#
    let answer = MockAnswer(200, [("Link", "<https://h.example/b>; rel=next")], body: Array(body.utf8))
    let mock = RecordedMock([RecordedAnswer(RecordedRequest("GET", "/a"), answer)], from: "https://h.example")
    let moved = try #require(mock.answer(MockRequest("GET", "/a", fields: [("host", "127.0.0.1:80")])))
    #expect(
      String(decoding: moved.body, as: UTF8.self)
        == #"{"next": "http://127.0.0.1:80/a?page=2", "u": "http:\/\/127.0.0.1:80", "o": "https://h.example.org/"}"#
    )
    #expect(moved.fields.first?.value == "<http://127.0.0.1:80/b>; rel=next")
    #expect(mock.answer(MockRequest("GET", "/a"))?.body == Array(body.utf8))
  }

  @Test("it is counted what was asked for, by its request")
  func counts() {
    let mock = RecordedMock([
      recorded("GET", "/a", says: "1"), recorded("GET", "/a", says: "2"), recorded("GET", "/b", says: "b"),
    ])
    for _ in 0..<3 { _ = say(mock, MockRequest("GET", "/a")) }
    #expect(
      mock.counts == [
        AskedCount(name: "GET /a", times: 3, promised: nil),
        AskedCount(name: "GET /b", times: 0, promised: nil),
      ])
  }
}
