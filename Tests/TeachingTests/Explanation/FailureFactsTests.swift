import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is certain of a failure", .paced)
struct FailureFactsTests {
  @Test("gzip that is none: what came, and that nothing was unpacked")
  func notUnpacked() throws {
    let headers: HeaderFields = ["Content-Encoding": "gzip", "Content-Length": "2"]
    let exchange = try Incidents.exchange(200, headers: headers, wireByteCount: 2)
    let text = Explained.exchange(exchange, .bodyEncoding)
    #expect(!text.contains("The body is empty"), "\(text)")
    #expect(text.contains("2 B came, and nothing of it could be unpacked."), "\(text)")
    #expect(text.contains("The server says gzip and sends plain text."), "\(text)")
  }

  @Test(
    "a proxy that fails is guessed to be an old one of the variable that names it",
    arguments: [
      ("HTTPS_PROXY", "`HTTPS_PROXY` names an old one"), (nil, "a variable such as `http_proxy` names"),
    ])
  func proxy(_ variable: String?, _ words: String) throws {
    let plain = try Incidents.exchange(nil)
    var connection = Connection()
    connection.proxy = try ProxyURL("http://proxy.test:8080")
    connection.proxyVariable = variable
    let hops = plain.hops.map { Hop(sent: $0.sent, response: nil, connection: connection) }
    let exchange = Exchange(request: plain.request, startedAt: plain.startedAt, hops: hops)
    let incident = Incident(line: "get /", exchange: exchange, failure: .init(.proxyFailed, "it failed"))
    let guesses = Explanation(of: incident).facts.map(\.text).joined(separator: "\n")
    #expect(guesses.contains(words), "\(guesses)")
  }

  @Test("a coding that nobody knows is named, and not called a compression", arguments: [true, false])
  func unknownCoding(_ isFailure: Bool) throws {
    let exchange = try Incidents.exchange(
      200, headers: ["Content-Encoding": "rot13", "Content-Type": "text/plain"], body: "uryyb")
    let text = Explained.exchange(exchange, isFailure ? .bodyEncoding : nil)
    #expect(text.contains("The server names the coding rot13, which is unknown here"), "\(text)")
    #expect(!text.contains("travelled compressed") && !text.contains("gzip"), "\(text)")
    #expect(!text.contains("names a compression"), "\(text)")
  }

  @Test("JSON of which too little came was cut off, be it counted or in chunks, which promise no total")
  func cut() throws {
    for (field, sentence) in [
      (("Content-Length", "100"), "the body was cut off at byte 8 of 100."),
      (
        ("Transfer-Encoding", "chunked"),
        "the body was cut off at byte 8: its last chunk is missing."
      ),
    ] {
      let headers = HeaderFields([Explained.json, HeaderField(name: field.0, value: field.1)])
      let text = Explained.exchange(
        try Incidents.exchange(200, headers: headers, body: "{\"id\": 1"), .bodyTruncated)
      #expect(text.contains(sentence), "\(text)")
      #expect(!text.contains("the body is its result"), "\(text)")
      #expect(text.contains("The head says that all went well; it came before the body."), "\(text)")
      #expect(!text.contains("is not:") && !text.contains("than it promised"), "\(text)")
    }
    let packed: HeaderFields = ["Content-Encoding": "gzip", "Content-Length": "20"]
    let text = Explained.exchange(
      try Incidents.exchange(200, headers: packed, body: "{", wireByteCount: 20), .bodyTruncated)
    #expect(text.contains("Every byte that was promised came"), "\(text)")
  }

  @Test("nothing is guessed of a signature that the answer itself says the flaw of")
  func signature() throws {
    func text(_ code: String) throws -> String {
      Explained.exchange(
        try Incidents.exchange(
          403, headers: ["Content-Type": "application/json"], body: #"{"Code": "\#(code)"}"#), .http(403))
    }
    let known = try text("SignatureDoesNotMatch")
    #expect(known.contains("came to another signature") && !known.contains("rate limit"), "\(known)")
    #expect(try text("Other").contains("rate limit"))
  }
}
