import ApusFormats
import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusServing

@Suite("Answers written by hand", .paced)
struct HandWrittenAnswersTests {
  private let mock = RecordedMock(
    HandWrittenAnswers.all(
      in: HTTPFile(
        """
        @host = https://h.example/v1
        ### one
        # @times 1
        GET {{host}}/things/{{id}}?full={{full}}
        HTTP/1.1 200 OK
        Content-Type: application/json
        Location: /v1/things/{{id}}
        Content-Length: 3

        {"id": "{{id}}", "at": "{{host}}"}
        ### two
        POST {{host}}/things

        HTTP/1.1 422
        HTTP/1.1 201
        ### three
        GET {{$host}}/a%20b
        HTTP/1.1 204
        """)))

  private func status(_ request: MockRequest) -> Int? { mock.answer(request)?.status }

  @Test("say what was asked for in their gaps, and what the file says in its variables")
  func filled() throws {
    let answer = try #require(mock.answer(MockRequest("GET", "/v1/things/n%C3%A9", query: [("full", "1")])))
    #expect(
      String(decoding: answer.body, as: UTF8.self) == "{\"id\": \"né\", \"at\": \"https://h.example/v1\"}\n")
    #expect(
      answer.fields.map(\.name) == ["Content-Type", "Location"]
        && answer.fields.last?.value == "/v1/things/né")
    #expect(
      mock.counts.first == AskedCount(name: "GET /v1/things/{{id}}?full={{full}}", times: 1, promised: 1))
  }

  @Test("stay JSON whatever was asked for")
  func json() throws {
    let request = MockRequest("GET", "/v1/things/a%22%5Cb%0A", query: [("full", "1")])
    let answer = try #require(mock.answer(request))
    #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix(#"{"id": "a\"\\b\n", "at": "#))
  }

  @Test("of one request follow one another, whatever its body is where none is written")
  func sequence() {
    let statuses = (0..<3).map { status(MockRequest("POST", "/v1/things", body: [UInt8($0)])) }
    #expect(statuses == [422, 201, 201])
    #expect(status(MockRequest("GET", "/a%20b")) == 204 && status(MockRequest("GET", "/v1/things/1")) == nil)
  }
}
