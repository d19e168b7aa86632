import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusRecordings
@testable import ApusRedaction

@Suite("Entries of a HAR log, written", .paced)
struct HARWriterTests {
  /// A POST that a redirect made a GET of.
  private func exchange(
    body: RequestBody? = nil, answer: [UInt8] = Array("{}".utf8), headers: HeaderFields = [:],
    type: String = "application/json"
  ) throws -> Exchange {
    let request = Request(
      method: .post, url: try WebURL("http://h/items?page=2"), headers: headers, body: body)
    var timing = Timing(total: .milliseconds(20))
    timing.wait = .milliseconds(15)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 1_795_161_600.25),
      hops: [
        Hop(
          sent: SentRequest(method: .post, url: request.url, headers: headers),
          response: ResponseHead(version: "HTTP/1.1", status: 302, headers: ["Location": "/b"]),
          timing: timing),
        Hop(
          sent: SentRequest(method: .get, url: try WebURL("http://h/b"), headers: headers),
          response: ResponseHead(version: "HTTP/1.1", status: 200, headers: ["Content-Type": type]),
          timing: timing),
      ], body: ReceivedBody(bytes: answer))
  }

  private func lines(of recording: Recording, secrets: [Secret] = []) throws -> [[UInt8]] {
    var writer = HARWriter(redactor: Redactor(secrets: secrets))
    return try writer.lines(for: recording, id: 7)
  }

  private func entries(of recording: Recording, secrets: [Secret] = []) throws -> [Node] {
    try lines(of: recording, secrets: secrets).map { try JSONDocument($0).root }
  }

  @Test("have every member that HAR 1.2 asks for, one after the other in time")
  func schema() throws {
    let entries = try entries(of: Recording(exchange(body: .text("x"))))
    #expect(entries.count == 2)
    for entry in entries {
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
    #expect(entries[0]["timings"]?["dns"]?.integer == -1)
    #expect(entries[0]["request"]?["queryString"]?[0]?["name"]?.string == "page")
    #expect(entries.map { $0["_id"]?.integer } == [7, 7])
    #expect(entries[1]["startedDateTime"]?.string == "2026-11-20T08:00:00.270000Z")
    #expect(entries[0]["startedDateTime"]?.string == "2026-11-20T08:00:00.250000Z")
  }

  @Test("name the proxy that was gone through, without who asked it, and what named it")
  func proxy() throws {
    let plain = try exchange()
    var connection = Connection(remoteAddress: "10.0.0.9", remotePort: 8080)
    connection.proxy = try ProxyURL("http://ada:canary@proxy.test:8080")
    connection.proxyVariable = "http_proxy"
    let hops = plain.hops.enumerated().map { index, hop in
      Hop(sent: hop.sent, response: hop.response, connection: index == 0 ? nil : connection)
    }
    let made = Exchange(request: plain.request, startedAt: plain.startedAt, hops: hops, body: plain.body)
    let lines = try lines(of: Recording(made))
    let text = String(decoding: lines.joined(), as: UTF8.self)
    #expect(text.contains(#""proxy":"http://proxy.test:8080","proxyVariable":"http_proxy""#), "\(text)")
    #expect(!text.contains("canary") && !text.contains("ada"))
    let log =
      #"{"log":{"entries":["# + lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
      + "]}}"
    let read = try HARReader(file: "h").recordings(in: JSONDocument(log)).first?.exchange.hops
    #expect(read?.map { $0.connection?.proxy?.withoutUser } == [nil, "http://proxy.test:8080"])
    #expect(read?.last?.connection?.proxyVariable == "http_proxy")
  }

  @Test("are one line each, and have nothing a terminal obeys")
  func oneLine() throws {
    let lines = try lines(of: Recording(exchange(answer: Array("{\n\"a\": \"\u{1b}[31m\u{202e}\"}".utf8))))
    #expect(lines.joined().allSatisfy { $0 >= 0x20 && $0 < 0x7f })
  }

  @Test("have text as text, and what is none, or would be all escapes, as base64")
  func bodies() throws {
    for (answer, encoding) in [
      (Array("りんご".utf8), nil), ([0xff, 0xfe], "base64"), ([UInt8](repeating: 1, count: 100), "base64"),
    ] as [([UInt8], String?)] {
      let content = try entries(of: Recording(exchange(answer: answer, type: "text/plain")))[1]["response"]?[
        "content"]
      #expect(content?["encoding"]?.string == encoding)
      #expect(content?["size"]?.integer == answer.count)
    }
    let sent = try entries(of: Recording(exchange(body: .bytes([0, 0xff], contentType: "image/png"))))
    #expect(sent[0]["request"]?["postData"]?["text"]?.string == "AP8=")
    #expect(sent[1]["request"]?["postData"] == nil, "a redirect that asks by GET carries no body")
  }

  @Test("have a placeholder for each secret, and a list of them, also where a later hop tells it")
  func secrets() throws {
    let recording = Recording(
      try exchange(
        answer: Array(#"{"a": "canary-1234"}"#.utf8),
        headers: ["X-Mine": "canary-1234", "Authorization": "Bearer canary-5678-canary"]))
    let secrets = [Secret("canary-1234", name: "MINE")]
    let written = try lines(of: recording, secrets: secrets)
    #expect(!String(decoding: Array(written.joined()), as: UTF8.self).contains("canary"))
    let last = try JSONDocument(written[1]).root
    #expect(last["_redacted"]?.children.compactMap(\.string).contains("{{secret:MINE}}") == true)
    let text = try #require(last["response"]?["content"]?["text"]?.string)
    #expect(text == #"{"a": "{{secret:MINE}}"}"#)
  }

  @Test("have the cookies that went and came one by one, with their values left out as in the headers")
  func cookies() throws {
    let cookie =
      "sid=canary-12345678; Path=/a; Domain=.h.example; Max-Age=60; HttpOnly; Secure; SameSite=Lax"
    let request = Request(url: try WebURL("http://h/"))
    let hop = Hop(
      sent: SentRequest(method: .get, url: request.url, headers: ["Cookie": "a=canary-87654321; b=2"]),
      response: ResponseHead(
        version: "HTTP/1.1", status: 200,
        headers: HeaderFields([
          HeaderField(name: "Set-Cookie", value: cookie), HeaderField(name: "set-cookie", value: "plain"),
        ])))
    let exchange = Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop], body: ReceivedBody())
    let entry = try #require(try entries(of: Recording(exchange)).first)
    let sent = Array(try #require(entry["request"]?["cookies"]).children)
    #expect(sent.map { $0["name"]?.string } == ["a", "b"])
    #expect(sent.first?["value"]?.string == "{{secret:cookie.a}}")
    let set = Array(try #require(entry["response"]?["cookies"]).children)
    #expect(set.count == 2)
    #expect(
      set.first?.text == """
        {"name":"sid","value":"{{secret:cookie.sid}}","path":"/a","domain":"h.example",\
        "expires":"1970-01-01T00:01:00.000000Z","httpOnly":true,"secure":true}
        """)
    #expect(!entry.text.contains("canary"))
  }

  @Test("say how many bytes a coding saved, and nothing where none was there")
  func compression() throws {
    func content(_ headers: HeaderFields, wire: Int?) throws -> Node? {
      let request = Request(url: try WebURL("http://h/"))
      let hop = Hop(
        sent: SentRequest(method: .get, url: request.url, headers: [:]),
        response: ResponseHead(version: "HTTP/1.1", status: 200, headers: headers))
      let body = ReceivedBody(
        bytes: Array("aaaaaaaaaa".utf8), byteCount: 10, wireByteCount: wire ?? 10)
      let exchange = Exchange(
        request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop], body: body)
      return try entries(of: Recording(exchange)).first?["response"]?["content"]
    }
    #expect(try content(["Content-Encoding": "gzip"], wire: 4)?["compression"]?.integer == 6)
    #expect(try content(["Content-Encoding": "gzip"], wire: 30)?["compression"]?.integer == -20)
    #expect(try content([:], wire: nil)?["compression"] == nil)
  }

  @Test("tell what was never sent, a failure with its line, an interruption, and the end of a wait")
  func failures() throws {
    let request = Request(url: try WebURL("http://h/"))
    let failure = TransportError(
      .protocolFraming, "two lengths", offendingLine: [0xff],
      exchange: Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0)))
    var recording = Recording(failure)
    (recording.isInterrupted, recording.endsWait) = (true, true)
    let entry = try #require(try entries(of: recording).first)
    #expect(entry["_sent"]?.boolean == false && entry["_interrupted"]?.boolean == true)
    #expect(entry["_held"]?.boolean == true && entry["_unasked"] == nil)
    #expect(entry["_failure"]?["code"]?.string == "protocol.framing")
    #expect(entry["_failure"]?["lineBase64"]?.string == "/w==")
    #expect(entry["response"]?["status"]?.integer == 0)
  }

  @Test(
    "have a time that every reader takes, before 1970 too",
    arguments: [
      (0.0, "1970-01-01T00:00:00.000000Z"), (-0.5, "1969-12-31T23:59:59.500000Z"),
      (1_795_161_600.25, "2026-11-20T08:00:00.250000Z"),
    ])
  func times(_ seconds: Double, _ text: String) {
    #expect(isoText(Date(timeIntervalSince1970: seconds)) == text)
  }
}
