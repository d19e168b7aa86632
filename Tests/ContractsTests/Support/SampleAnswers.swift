import ApusClient
import ApusRecordings
import Foundation
import Testing

@testable import ApusContracts

/// An answer of each kind that is compared in a way of its own.
enum SampleAnswers {
  static let json = """
    {"id": 7, "state": "open", "made": "2026-11-01", "isOpen": true, "web": "https://h.example/7", "price": 3, \
    "items": [{"id": 1, "name": "b"}, {"id": 2, "name": "a"}]}
    """

  static let all: [(name: String, answer: Recording)] = [
    (
      "json",
      answer(
        json, "application/json",
        more: [
          "Cache-Control": "max-age=60", "Link": "<https://h.example/?page=2>; rel=\"next\"",
          "Access-Control-Allow-Origin": "*", "Strict-Transport-Security": "max-age=1",
          "X-Content-Type-Options": "nosniff", "X-Total": "2", "Location": "/7",
        ])
    ),
    ("refusal", answer("[]", "application/json", status: 405, more: ["Allow": "GET, PUT"])),
    ("login", answer("{}", "application/json", status: 401, more: ["WWW-Authenticate": "Own realm=\"a\""])),
    ("csv", answer("id,name,n\n1,Ada,3\n2,Bob,4\n", "text/csv")),
    ("lines", answer("{\"id\": 1}\n{\"id\": 2}\n", "application/x-ndjson")),
    ("xml", answer("<shop><item><name>Pear</name></item></shop>", "application/xml")),
    (
      "events",
      answer(
        "event: price\ndata: {\"n\": 1}\n\nevent: trade\ndata: {\"id\": 2}\n\n", "text/event-stream")
    ),
    (
      "page",
      answer(
        "<html><head><title>Shop</title></head><body><h1>Pears</h1><form><input name=\"q\"></form></body></html>",
        "text/html; charset=utf-8")
    ),
    ("text", answer("OK since 2026-01-02\n", "text/plain")),
    ("long text", answer("Words\n" + String(repeating: "more of them\n", count: 40), "text/plain")),
    ("picture", answer("\u{89}PNG\r\n\u{1a}\n" + String(repeating: "x", count: 40), "image/png")),
  ]

  static func answer(
    _ body: String, _ type: String, status: Int = 200, more: KeyValuePairs<String, String> = [:]
  ) -> Recording {
    let url = WebURL.http("h")
    var timing = Timing(total: .milliseconds(20))
    timing.wait = .milliseconds(15)
    let headers = HeaderFields(
      [HeaderField(name: "Content-Type", value: type)]
        + more.map { HeaderField(name: $0.key, value: $0.value) })
    let hop = Hop(
      sent: SentRequest(method: .get, url: url, headers: [:]),
      response: ResponseHead(version: "HTTP/1.1", status: status, headers: headers), timing: timing)
    return Recording(
      Exchange(
        request: Request(url: url), startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
        body: ReceivedBody(bytes: Array(body.utf8))))
  }

  /// What a change makes of an answer of JSON, and what would have it noticed.
  static func changed(
    _ words: String, _ body: String, _ type: String = "application/json"
  ) throws -> (body: String, rule: String?)? {
    let change = try #require(AnswerChange.all.first { $0.words == words })
    let answer = try #require(AnswerSample(answer(body, type)))
    return change.applied(to: answer).map { (String(decoding: $0.answer.body, as: UTF8.self), $0.rule) }
  }
}
