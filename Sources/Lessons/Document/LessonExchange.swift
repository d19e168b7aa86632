internal import ApusClient

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// An exchange that others had, in place of one with the practice API: of TLS and HTTP/2, which it does not speak.
package struct LessonExchange: Sendable {
  let method: HTTPMethod
  let url: WebURL
  var head: ResponseHead?
  var body: [UInt8] = []
  var connection: Connection
  /// How it ended instead of with an answer.
  var failure: (code: ErrorCode, message: String)?
  /// As it is written.
  let text: String

  init(_ method: HTTPMethod, _ url: WebURL, text: String) {
    (self.method, self.url, self.text) = (method, url, text)
    connection = Connection(
      remoteAddress: "192.0.2.1", remotePort: url.port ?? (url.scheme == "https" ? 443 : 80))
    if url.scheme == "https" { connection.tlsVersion = "TLSv1.3" }
  }

  /// Whether a request is the one that was recorded.
  func isOf(_ request: Request) -> Bool { request.method == method && request.url.text == url.text }

  /// What came of the request then, as if it came now.
  func answer(_ request: Request) throws(TransportError) -> Exchange {
    let sent = SentRequest(method: method, url: url, headers: request.headers)
    let timing = Timing(total: .milliseconds(30))
    let hop = Hop(sent: sent, response: head, timing: timing, connection: connection)
    let exchange = Exchange(
      request: request, startedAt: Date(), hops: [hop], body: ReceivedBody(bytes: body))
    guard let failure else { return exchange }
    throw TransportError(failure.code, failure.message, exchange: exchange)
  }
}
