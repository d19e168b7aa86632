import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Answers below a request", .paced)
struct HTTPFileAnswerTests {
  @Test("are read to the end of the request, several as well, and are no part of what is sent")
  func answers() throws {
    let file = HTTPFile(
      """
      # @times 2
      POST /things?a=b HTTP/1.1
      Content-Type: application/json

      {"a": 1}

      HTTP/1.1 422 Unprocessable Content
      Content-Type: application/problem+json
      X-Mine: a: b

      {"title": "no"}
      # is no comment

      HTTP/1.1 201

      ###
      GET /plain
      HTTP/2 204
      """)
    #expect(file.requests.map(\.body) == [[.text("{\"a\": 1}")], []])
    let first = file.requests[0]
    #expect(first.times == 2 && first.answers.map(\.status) == [422, 201])
    #expect(first.answers[0].fields.map(\.name) == ["Content-Type", "X-Mine"])
    #expect(first.answers[0].fields.last?.value == "a: b" && first.answers[0].line == 7)
    #expect(first.answers[0].body == "{\"title\": \"no\"}\n# is no comment\n" && first.answers[1].body == "")
    #expect(file.requests[1].answers.map(\.status) == [204] && file.ignored.isEmpty)
  }

  @Test(
    "a line that was meant to begin one is told",
    arguments: [
      ("HTTP/1.1 4x2 Oops", true), ("HTTP/1.1 2000", true), ("HTTP/1.1 is old", false),
      ("HTTP/1.1 100", false),
    ])
  func meant(line: String, isTold: Bool) {
    let file = HTTPFile("POST /a\n\n\(line)\n")
    #expect(file.ignored.map(\.what) == (isTold ? ["\(line) begins no answer"] : []))
  }

  @Test(
    "begin only with a status line behind a gap",
    arguments: [
      "HTTP/1.1 is old", "HTTP/1.1 100", "HTTP/1.1 2000", "HTTP 200", "a\nHTTP/1.1 200 OK", "HTTP/9 200",
    ])
  func none(_ body: String) {
    let file = HTTPFile("POST /a\n\n\(body)\n")
    #expect(
      file.requests[0].answers.isEmpty && file.requests[0].body.count == body.split(separator: "\n").count)
  }
}
