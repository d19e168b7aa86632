package import ApusClient

/// Answers as another transport does, as if this machine had nothing else to do: what takes less than a second is told
/// as a millisecond. What was waited for on purpose stays.
package struct SteadyTransport: Transport {
  package let base: any Transport

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    do throws(TransportError) {
      return Self.steady(try await base.send(request))
    } catch {
      throw TransportError(
        error.code, error.message, underlying: error.underlying, offendingLine: error.offendingLine,
        exchange: Self.steady(error.exchange))
    }
  }

  private static func steady(_ exchange: Exchange) -> Exchange {
    let hops = exchange.hops.map { hop in
      Hop(
        sent: hop.sent, informational: hop.informational, response: hop.response, trailers: hop.trailers,
        timing: steady(hop.timing), connection: hop.connection)
    }
    return Exchange(
      request: exchange.request, startedAt: exchange.startedAt, hops: hops, body: exchange.body
    ).holding(conversationOf: exchange)
  }

  private static func steady(_ timing: Timing) -> Timing {
    var steady = timing
    steady.total = .zero
    let phases: [WritableKeyPath<Timing, Duration?>] = [
      \.queue, \.dns, \.connect, \.tls, \.request, \.wait, \.download,
    ]
    for phase in phases {
      guard let time = timing[keyPath: phase] else { continue }
      let told = time < .milliseconds(900) ? min(time, .milliseconds(1)) : time
      steady[keyPath: phase] = told
      steady.total += told
    }
    if steady.total == .zero { steady.total = min(timing.total, .milliseconds(1)) }
    return steady
  }
}
