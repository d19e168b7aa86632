import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings

@Suite("Entries of a HAR log, read", .paced)
struct HARReaderTests {
  private func read(_ text: String) throws -> [Recording] {
    try HARReader(file: "x.har").recordings(in: JSONDocument(Array(text.utf8)))
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
    let read = try read(text)
    #expect(read.count == 3)
    #expect(read[0].exchange.body.bytes == [0, 1, 2])
    #expect(try wholeBytes(of: #require(read[0].exchange.request.body)) == Array("a+b=c".utf8))
    let timing = try #require(read[0].exchange.hops.first).timing
    #expect(timing.dns == nil && timing.connect == .milliseconds(3) && timing.tls == .milliseconds(2))
    #expect(timing.total == .microseconds(12_500))
    #expect(read[1].exchange.request.method == .get && read[1].failure?.code == .closed)
    #expect(read[2].failure?.underlying == "net::ERR_FAILED")
  }

  @Test("of a browser may have the fields of one name in one value, a line each")
  func joinedFields() throws {
    let text = #"""
      {"log": {"entries": [{"request": {"method": "GET", "url": "http://h/"}, "response": {"status": 200,
        "headers": [{"name": "set-cookie", "value": "a=1; Path=/\nb=2"}, {"name": "x", "value": ""}]}}]}}
      """#
    let read = try read(text)
    let headers = try #require(read.first?.exchange.hops.first?.response).headers
    #expect(
      Array(headers) == [
        HeaderField(name: "set-cookie", value: "a=1; Path=/"), HeaderField(name: "set-cookie", value: "b=2"),
        HeaderField(name: "x", value: ""),
      ])
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
    let read = try #require(try read(text).first)
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
    let problem = #expect(throws: HARProblem.self) { try read(text) }
    #expect(problem?.description == message)
  }

  @Test("that share an id are the hops of one exchange, and what is no HTTP is left out")
  func groups() throws {
    func entry(_ id: Int, _ url: String, _ status: Int) -> String {
      #"{"_id": \#(id), "request": {"url": "\#(url)"}, "response": {"status": \#(status)}}"#
    }
    let entries = [
      entry(1, "http://a/1", 302), entry(1, "http://a/2", 200), entry(2, "http://a/3", 204),
      #"{"request": {"url": "data:text/plain,x"}}"#, #"{"request": {"url": "wss://a/socket"}}"#,
    ]
    let read = try read(#"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#)
    #expect(read.map { $0.exchange.hops.compactMap { $0.response?.status } } == [[302, 200], [204]])
    #expect(read.map(\.exchange.request.url.text) == ["http://a/1", "http://a/3"])
  }

  @Test("say what was secret, what was never sent, and how a line was interrupted")
  func marks() throws {
    let text = """
      {"log": {"entries": [
        {"_sent": false, "_interrupted": true, "_unasked": true, "_held": true,
         "_failure": {"code": "network.refused", "message": "no", "lineBase64": "/wA="},
         "request": {"url": "http://a/", "headers": [
          {"name": "A", "value": "{{secret:A}}", "_secret": true}, {"name": "B", "value": "b"}, {"name": "C"}]}}
      ]}}
      """
    let read = try #require(try read(text).first)
    #expect(read.exchange.hops.isEmpty && read.isInterrupted && read.isUnasked && read.endsWait)
    #expect(read.failure?.code == .refused && read.failure?.offendingLine == [0xff, 0])
    #expect(read.exchange.request.headers.map(\.name) == ["A", "B"])
    #expect(read.exchange.request.headers.map(\.shown) == [Secret.mask, "b"])
  }
}
