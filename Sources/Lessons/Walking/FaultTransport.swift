internal import ApusClient
internal import Synchronization

/// Lets the next requests to the practice API meet one of its failures, on the same real connection. What is kept of
/// them has the request as it was meant. A request that somebody recorded is not sent: what came then comes again.
final class FaultTransport: Transport {
  private let base: any Transport
  /// Where the practice API is: `http://127.0.0.1:4000`.
  private let practice: String
  private let armed = Mutex<(fault: LessonFault?, recorded: [LessonExchange])>((nil, []))

  init(_ base: any Transport, practice: String) {
    self.base = base
    self.practice = practice
  }

  func arm(_ fault: LessonFault?, _ recorded: [LessonExchange] = []) {
    armed.withLock { $0 = (fault, recorded) }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    if let recorded = armed.withLock({ $0.recorded.first { $0.isOf(request) } }) {
      return try recorded.answer(request)
    }
    guard let url = takeFault(for: request) else { return try await base.send(request) }
    var asked = request
    (asked.method, asked.url, asked.body) = (.get, url, nil)
    do throws(TransportError) {
      return meant(request, try await base.send(asked), instead: url)
    } catch {
      throw TransportError(
        error.code, error.message, underlying: error.underlying, offendingLine: error.offendingLine,
        exchange: meant(request, error.exchange, instead: url))
    }
  }

  private func takeFault(for request: Request) -> WebURL? {
    guard request.url.text.hasPrefix(practice) else { return nil }
    return armed.withLock { armed in
      guard let current = armed.fault else { return nil }
      armed.fault = current.count > 1 ? LessonFault(name: current.name, count: current.count - 1) : nil
      return try? WebURL("\(practice)/faults/\(current.name)")
    }
  }

  /// An exchange as if what was meant had gone out: a recording of it is played back by that.
  private func meant(_ request: Request, _ exchange: Exchange, instead url: WebURL) -> Exchange {
    let hops = exchange.hops.map { hop in
      guard hop.sent.url == url else { return hop }
      let sent = SentRequest(
        method: request.method, url: request.url, headers: hop.sent.headers,
        bodyByteCount: hop.sent.bodyByteCount, withheld: hop.sent.withheld)
      return Hop(
        sent: sent, informational: hop.informational, response: hop.response, trailers: hop.trailers,
        timing: hop.timing, connection: hop.connection)
    }
    return Exchange(request: request, startedAt: exchange.startedAt, hops: hops, body: exchange.body)
  }
}
