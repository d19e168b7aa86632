package import ApusClient
internal import ApusRendering
package import ApusSurroundings
internal import ApusText
internal import Synchronization

/// What went, or did not go, where no line says: cookies of another port, and what redirects held back or took along. It
/// is told once a line, however often the line sends it.
package final class DestinationLog: Sendable {
  private enum Fact: Hashable {
    case heldBack([String], replaced: [String], Origin)
    case borrowed([BorrowedCookie], Origin)
    case body(Origin)
  }

  private struct State {
    var waiting: [Fact] = []
    var known: Set<Fact> = []
  }

  private let state = Mutex(State())

  package init() {}

  package func add(_ exchange: Exchange) {
    let facts = Self.facts(of: exchange)
    guard !facts.isEmpty else { return }
    state.withLock { state in
      for fact in facts where state.known.insert(fact).inserted { state.waiting.append(fact) }
    }
  }

  /// Forgets what was told: another line tells it again.
  package func beginLine() { state.withLock { $0 = State() } }

  /// Says what was not told yet.
  package func tell(_ output: Output) {
    let facts = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    guard !facts.isEmpty else { return }
    ProgressMeter.makeRoom(on: output.console)
    for fact in facts {
      switch fact {
      case .heldBack(let names, let replaced, let origin):
        output.note(HeldBackNote(names, replaced: replaced, of: ("the request's", "another"), at: origin))
      case .borrowed(let cookies, let origin): output.note(BorrowedCookiesNote(cookies, at: origin))
      case .body(let origin): output.note(Line("a redirect had the body sent on to \(origin)", .dim))
      }
    }
  }

  private static func facts(of exchange: Exchange) -> [Fact] {
    let sent = exchange.hops.map(\.sent)
    return sent.filter { !$0.withheld.isEmpty }.map {
      .heldBack($0.notSent, replaced: $0.sentOtherwise, $0.url.origin)
    }
      + sent.filter { !$0.borrowedCookies.isEmpty }.map { .borrowed($0.borrowedCookies, $0.url.origin) }
      + exchange.originsGivenBody.map { .body($0) }
  }
}

extension DestinationLog {
  /// Has a log know every exchange that ends.
  package struct LoggedTransport: Transport {
    private let base: any Transport
    private let log: DestinationLog

    package init(base: any Transport, log: DestinationLog) { (self.base, self.log) = (base, log) }

    /// Opens a conversation, and tells where that went: what it comes to is known only when it is over.
    package func talk(
      to request: Request, _ settings: WebSocketSettings, _ output: Output
    ) async throws(TransportError) -> WebSocket {
      defer { log.tell(output) }
      let socket = try await webSocket(to: request, settings, shownOn: output.console)
      log.add(socket.opening)
      return socket
    }

    package func send(_ request: Request) async throws(TransportError) -> Exchange {
      do throws(TransportError) {
        let exchange = try await base.send(request)
        log.add(exchange)
        return exchange
      } catch {
        log.add(error.exchange)
        throw error
      }
    }
  }
}
