import ApusClient
import Foundation

/// Answers what is asked for with what was written down for it, without a network and in no time. A body that is wanted
/// as it comes is handed over in two parts.
struct CannedAnswers: Transport {
  struct Response: Sendable {
    var status: Int
    var headers: HeaderFields = [:]
    var body: [UInt8] = []
    /// Why there is no response.
    var failure: ErrorCode?
  }

  /// By path and query.
  let responses: [String: Response]

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    let nothing = Response(status: 404, headers: ["Content-Type": "text/plain"], body: Array("nothing".utf8))
    let response = responses[request.url.target] ?? nothing
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    if let code = response.failure {
      throw TransportError(
        code, String(decoding: response.body, as: UTF8.self),
        exchange: exchange(request, Hop(sent: sent, timing: timing)))
    }
    let head = ResponseHead(version: "HTTP/1.1", status: response.status, headers: response.headers)
    request.options.onResponse?(head)
    let hop = Hop(sent: sent, response: head, timing: timing)
    guard case .chunks(let take) = request.options.delivery(for: head) else {
      return exchange(request, hop, ReceivedBody(bytes: response.body))
    }
    let half = response.body.count / 2
    if take(response.body[..<half]) { _ = take(response.body[half...]) }
    return exchange(request, hop, ReceivedBody(byteCount: response.body.count))
  }

  private func exchange(_ request: Request, _ hop: Hop, _ body: ReceivedBody = ReceivedBody()) -> Exchange {
    Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop], body: body)
  }

  /// Every answer takes 12 ms.
  private var timing: Timing {
    var timing = Timing(total: .milliseconds(12))
    timing.connect = .milliseconds(2)
    timing.wait = .milliseconds(9)
    timing.download = .milliseconds(1)
    return timing
  }
}
