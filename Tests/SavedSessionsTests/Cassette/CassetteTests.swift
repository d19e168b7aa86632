import APIClient
import Foundation
import JSON
import PacingTestSupport
import RandomTestSupport
import Testing

@testable import Formats
@testable import Redaction
@testable import SavedSessions

@Suite("A cassette", .paced)
struct HARTests {
  @Test("gives back the exchange it was given, hop for hop")
  func roundTrip() throws {
    let exchange = try sampleExchange()
    let read = try Cassette(reading: try written([Recording(exchange)]))
    #expect(read.isComplete)
    #expect(read.recordings.count == 1)
    #expect(description(of: try #require(read.recordings.first).exchange) == description(of: exchange))
  }

  @Test("keeps bytes that are no text, and a body's size where its bytes went elsewhere")
  func bodies() throws {
    let binary = (0...255).map { UInt8($0) }
    let posted = try sampleExchange(
      method: .post, body: .bytes(binary, contentType: "image/png"), answer: binary)
    let elsewhere = Exchange(
      request: posted.request, startedAt: posted.startedAt, hops: posted.hops,
      body: ReceivedBody(byteCount: 1_000, file: "a.bin"))
    let read = try Cassette(reading: try written([Recording(posted), Recording(elsewhere)])).recordings
    #expect(read[0].exchange.body.bytes == binary)
    #expect(try wholeBytes(of: #require(read[0].exchange.request.body)) == binary)
    #expect(read[1].exchange.body.byteCount == 1_000)
    #expect(read[1].exchange.body.file == "a.bin")
    #expect(Recording(elsewhere).with(body: [1, 2]).exchange.body.bytes == [1, 2])
  }

  @Test("gives back a failure with its code, its words and what had come", arguments: FailureCode.all)
  func failures(code: FailureCode) throws {
    let exchange = try sampleExchange(answer: Array("{\"half".utf8))
    let failure = TransportFailure(code, "it broke", underlying: "curl 56", exchange: exchange)
    let read = try #require(try Cassette(reading: try written([Recording(failure)])).recordings.first)
    #expect(read.failure == Recording.Failure(code: code, message: "it broke", underlying: "curl 56"))
    #expect(description(of: read.exchange) == description(of: exchange))
  }

  @Test(
    "gives back the line that a failure is about, be it text or not",
    arguments: [Array("Content-Length: 20".utf8), [0x58, 0x3a, 0xff, 0x00]])
  func offendingLine(line: [UInt8]) throws {
    let exchange = Exchange(request: Request(method: .get, url: try WebURL("http://a/")), startedAt: .now)
    let failure = TransportFailure(.protocolFraming, "two lengths", offendingLine: line, exchange: exchange)
    let read = try #require(try Cassette(reading: try written([Recording(failure)])).recordings.first)
    let replayed = #expect(throws: TransportFailure.self) { try read.outcome(read.exchange) }
    #expect(replayed?.offendingLine == line)
  }

  @Test("tells a request that was never sent from one that was not answered")
  func unsent() throws {
    let request = Request(url: try url("http://127.0.0.1:1/"))
    let none = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0))
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: [:]))
    let unanswered = Exchange(request: request, startedAt: none.startedAt, hops: [hop])
    let recordings = [none, unanswered].map { Recording(TransportFailure(.refused, "no", exchange: $0)) }
    let read = try Cassette(reading: try written(recordings)).recordings
    #expect(read.map(\.exchange.hops.count) == [0, 1])
    #expect(read[1].exchange.response == nil)
  }

  @Test("has every member that HAR 1.2 asks for, and nothing a terminal obeys")
  func schema() throws {
    let bytes = try written([Recording(try sampleExchange(method: .post, body: .text("x")))])
    let log = try #require(try Document(bytes).root["log"])
    #expect(log["version"]?.string == "1.2")
    #expect(log["creator"]?["name"]?.string != nil && log["creator"]?["version"]?.string != nil)
    let entries = try #require(log["entries"])
    #expect(entries.count == 2)
    for entry in entries.children {
      #expect(entry["cache"]?.kind == .object && (entry["time"]?.double ?? -1) >= 0)
      let request = try #require(entry["request"])
      for key in ["method", "url", "httpVersion"] { #expect(request[key]?.kind == .string) }
      for key in ["cookies", "headers", "queryString"] { #expect(request[key]?.kind == .array) }
      for key in ["headersSize", "bodySize"] { #expect(request[key]?.integer != nil) }
      let response = try #require(entry["response"])
      for key in ["statusText", "httpVersion", "redirectURL"] { #expect(response[key]?.kind == .string) }
      for key in ["status", "headersSize", "bodySize"] { #expect(response[key]?.integer != nil) }
      #expect(
        response["content"]?["size"]?.integer != nil && response["content"]?["mimeType"]?.kind == .string)
      for key in ["send", "wait", "receive"] { #expect((entry["timings"]?[key]?.double ?? -1) >= 0) }
      for key in ["blocked", "dns", "connect", "ssl"] {
        #expect((entry["timings"]?[key]?.double ?? -2) >= -1)
      }
    }
    #expect(entries[0]?["timings"]?["dns"]?.integer == -1)
    #expect(entries[0]?["request"]?["queryString"]?[0]?["name"]?.string == "page")
    #expect(entries[0]?["startedDateTime"]?.string == "2026-11-20T08:00:00.250000Z")
    #expect(bytes.allSatisfy { ($0 >= 0x20 && $0 != 0x7f) || $0 == 0x0a })
  }

  @Test("of a browser is read: pages, base64, timings of -1, missing members")
  func browser() throws {
    let text = """
      {"log": {"version": "1.2", "creator": {"name": "WebInspector", "version": "537.36"},
       "browser": {"name": "x", "version": "1"}, "pages": [{"id": "page_1", "title": "t", "pageTimings": {"onLoad": -1}}],
       "entries": [
        {"_initiator": {"type": "other"}, "pageref": "page_1", "startedDateTime": "2026-11-20T08:09:39.120Z", "time": 12.5,
         "request": {"method": "POST", "url": "https://a.example/x?q=1#f", "httpVersion": "http/2.0",
           "headers": [{"name": ":authority", "value": "a.example"}],
           "postData": {"mimeType": "application/x-www-form-urlencoded", "params": [{"name": "a b", "value": "c"}]}},
         "response": {"status": 200, "content": {"size": 3, "mimeType": "image/gif", "text": "AAEC", "encoding": "base64"}},
         "timings": {"blocked": 1.5, "dns": -1, "ssl": 2, "connect": 5, "send": 0.1, "wait": 4, "receive": 1}},
        {"request": {"url": "http://b.example/"}},
        {"request": {"url": "http://c.example/"}, "response": {"status": 0, "_error": "net::ERR_FAILED"}}
       ]}}
      """
    let read = try Cassette(reading: Array(text.utf8)).recordings
    #expect(read.count == 3)
    #expect(read[0].exchange.body.bytes == [0, 1, 2])
    #expect(try wholeBytes(of: #require(read[0].exchange.request.body)) == Array("a+b=c".utf8))
    let timing = try #require(read[0].exchange.hops.first).timing
    #expect(timing.dns == nil && timing.connect == .milliseconds(3) && timing.tls == .milliseconds(2))
    #expect(timing.total == .microseconds(12_500))
    #expect(read[1].exchange.request.method == .get && read[1].failure?.code == .closed)
    #expect(read[2].failure?.underlying == "net::ERR_FAILED")
  }

  @Test("of a browser may have numbers as strings, and forms as their parts")
  func loose() throws {
    let text = """
      \u{feff}{"log": {"entries": [
        {"request": {"method": "POST", "url": "http://a.example/", "bodySize": "-1", "postData": {
          "mimeType": "multipart/form-data; boundary=\\"x y\\"", "text": "", "params": [
          {"name": "a", "value": "1"}, {"name": "f", "fileName": "a.png", "contentType": "image/png"}]}},
         "response": {"status": "201", "content": {"size": "5"}, "bodySize": -1}, "time": "12", "timings": null}
      ]}}
      """
    let read = try #require(try Cassette(reading: Array(text.utf8)).recordings.first)
    #expect(read.exchange.response?.status == 201 && read.exchange.body.byteCount == 5)
    #expect(
      try String(decoding: wholeBytes(of: #require(read.exchange.request.body)), as: UTF8.self) == """
        --x y\r
        Content-Disposition: form-data; name="a"\r
        \r
        1\r
        --x y\r
        Content-Disposition: form-data; name="f"; filename="a.png"\r
        Content-Type: image/png\r
        \r
        \r
        --x y--\r\n
        """)
  }

  @Test(
    "that is none is refused with the place",
    arguments: [
      ("", "x.har:1:1: expected a value, found the end of the text"),
      ("[1]", "x.har:1:1: expected a HAR log with entries"),
      ("{\"log\": {}}", "x.har:1:1: expected a HAR log with entries"),
      ("{\"log\": {\"entries\": [\n {}]}}", "x.har:2:2: expected an entry with a request"),
      ("{\"log\": {\"entries\": [{\"request\": {}}]}}", "x.har:1:34: expected a request with a url"),
      (
        "{\"log\": {\"entries\": [{\"request\": {\"url\": \"no URL\"}}]}}",
        "x.har:1:42: expected an http or https URL"
      ),
      (
        "{\"log\": {\"entries\": [{\"request\": {\"url\": \"http://a\", \"method\": \"A B\"}}]}}",
        "x.har:1:64: expected a method"
      ),
      (
        "{\"log\": {\"entries\": [{\"request\": {\"url\": \"http://a\"}, \"_failure\": {\"code\": \"x\"}}]}}",
        "x.har:1:76: expected the code of a failure, such as network.reset"
      ),
      (
        "{\"log\": {\"entries\": [{\"request\": {\"url\": \"http://a\"},\"response\":{\"content\":{\"text\":\"?\",\"encoding\":\"base64\"}}}]}}",
        "x.har:1:84: expected base64"
      ),
    ])
  func refusals(text: String, message: String) {
    let problem = #expect(throws: HARProblem.self) { try Cassette(reading: Array(text.utf8), file: "x.har") }
    #expect(problem?.description == message)
  }

  @Test("that is cut off anywhere is read up to its last whole entry")
  func truncation() throws {
    let recordings = try (1...3).map { Recording(try sampleExchange("http://127.0.0.1:8080/\($0)")) }
    let whole = try written(recordings)
    var most = 0
    for length in 0..<whole.count {
      guard let part = try? Cassette(reading: Array(whole[..<length])) else {
        #expect(length < Cassette.head.count)
        continue
      }
      #expect(part.isComplete == (length == whole.count - 1))
      #expect(part.recordings.count >= most)
      most = part.recordings.count
    }
    #expect(most == 3)
  }

  @Test("grows at its end to what it would be if written at once")
  func appending() throws {
    let recordings = try (1...3).map { Recording(try sampleExchange("http://127.0.0.1:8080/\($0)")) }
    var redactor = Redactor()
    let pieces = try recordings.enumerated().flatMap { index, recording in
      try Cassette.separator(before: index + 1)
        + Cassette.entries(of: [recording], from: index + 1, redactor: &redactor)
    }
    #expect(try Cassette.head + pieces + Cassette.tail == written(recordings))
    #expect(try Cassette(reading: try written([])).recordings.isEmpty)
  }

  @Test("with random damage never crashes")
  func damage() throws {
    var random = SeededGenerator(seed: 21)
    let whole = try written([Recording(try sampleExchange())])
    for _ in 0..<600 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0x7e, using: &random)
      }
      _ = try? Cassette(reading: bytes)
    }
  }
}
