import ApusClient
import ApusTeaching
import Foundation

/// Incidents that never took place.
enum Incidents {
  static func exchange(
    _ status: Int?, headers: HeaderFields = ["Content-Type": "application/json"], body: String = "",
    url: String = "https://api.test/users/1", method: HTTPMethod = .get, sent: HeaderFields = [:],
    wireByteCount: Int? = nil, unpacked: Int? = nil, sending text: String? = nil
  ) throws -> Exchange {
    let request = Request(method: method, url: try WebURL(url), body: text.map { .text($0) })
    let head = status.map { ResponseHead(version: "HTTP/1.1", status: $0, reason: "", headers: headers) }
    var timing = Timing(total: .milliseconds(3))
    timing.request = .milliseconds(1)
    var connection = Connection(remoteAddress: "127.0.0.1", remotePort: 443)
    connection.tlsVersion = "TLSv1.3"
    let hop = Hop(
      sent: SentRequest(
        method: method, url: request.url, headers: sent, bodyByteCount: text?.utf8.count ?? 0),
      response: head, timing: timing,
      connection: connection)
    return Exchange(
      request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop],
      body: ReceivedBody(
        bytes: Array(body.utf8), byteCount: unpacked ?? body.utf8.count,
        wireByteCount: wireByteCount ?? body.utf8.count))
  }

  static func answered(_ status: Int, _ body: String) throws -> Incident {
    Incident(line: "get /users/1", exchange: try exchange(status, body: body), transportFailure: nil)
  }

  static func failed(_ code: ErrorCode, beginning status: Int? = nil) throws -> Incident {
    let exchange = try exchange(status)
    let failure = TransportError(code, "it failed", exchange: exchange)
    return Incident(line: "get /users/1", exchange: exchange, transportFailure: failure)
  }
}
