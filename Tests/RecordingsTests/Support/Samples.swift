import ApusClient
import Foundation

@testable import ApusRecordings
@testable import ApusRedaction

/// A URL of a test; every text given is one.
func url(_ text: String) throws -> WebURL { try WebURL(text) }

/// An exchange with everything in it.
func sampleExchange(
  _ address: String = "http://127.0.0.1:8080/items?page=2", method: HTTPMethod = .get,
  body: RequestBody? = nil,
  answer: [UInt8] = Array(#"{"id": 1.0, "名": "é\u001b"}"#.utf8), status: Int = 200,
  headers: HeaderFields = [:]
) throws -> Exchange {
  let asked = Request(method: method, url: try url(address), headers: headers, body: body)
  let target = try url("http://127.0.0.1:8080/final")
  var timing = Timing(total: .microseconds(41_123))
  timing.queue = .microseconds(3)
  timing.connect = .microseconds(900)
  timing.tls = .milliseconds(5)
  timing.wait = .nanoseconds(20_000_001)
  var connection = Connection(remoteAddress: "127.0.0.1", remotePort: 8080, isReused: true)
  connection.tlsVersion = "TLSv1.3"
  connection.certificates = [Certificate(subject: "a", issuer: "b", notBefore: "c", notAfter: "d")]
  let first = Hop(
    sent: SentRequest(method: method, url: asked.url, headers: headers.adding("Host", "127.0.0.1:8080")),
    informational: [ResponseHead(version: "HTTP/1.1", status: 103, headers: ["Link": "</x>"])],
    response: ResponseHead(
      version: "HTTP/1.1", status: 302, reason: "Found", headers: ["Location": "/final"]),
    timing: timing, connection: connection)
  let second = Hop(
    sent: SentRequest(method: .get, url: target, headers: [:], withheld: ["Authorization"]),
    response: ResponseHead(
      version: "HTTP/1.1", status: status, reason: "OK",
      headers: HeaderFields([
        HeaderField(name: "Content-Type", value: "application/json"), HeaderField(name: "X-A", value: "1"),
        HeaderField(name: "x-a", value: "2"),
      ])),
    trailers: ["Checksum": "9"], timing: Timing(total: .milliseconds(2)))
  return Exchange(
    request: asked, startedAt: Date(timeIntervalSince1970: 1_795_161_600.25), hops: [first, second],
    body: ReceivedBody(bytes: answer, wireByteCount: 17))
}

/// Everything of an exchange that a person can see, as text.
func description(of exchange: Exchange) -> String {
  let hops = exchange.hops.map { hop in
    """
    \(hop.sent.method) \(hop.sent.url) \(hop.sent.headers.fields) \(hop.sent.withheld) \(hop.sent.bodyByteCount)
    \(hop.informational) \(String(describing: hop.response)) \(hop.trailers.fields) \(hop.timing)
    \(String(describing: hop.connection))
    """
  }
  let body = exchange.body
  return """
    \(exchange.request.method) \(exchange.request.url) \(exchange.startedAt.timeIntervalSince1970)
    \(hops.joined(separator: "\n"))
    \(body.bytes) \(body.byteCount) \(body.wireByteCount) \(String(describing: body.file))
    """
}

func written(_ recordings: [Recording], secrets: [Secret] = []) throws -> [UInt8] {
  var redactor = Redactor(secrets: secrets)
  return try Cassette(recordings: recordings).bytes(redactor: &redactor)
}
