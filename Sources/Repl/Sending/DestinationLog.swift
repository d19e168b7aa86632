internal import ApusClient
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText
internal import Synchronization

/// What went, or did not go, where no line says: cookies of another port, and what redirects held back or took along. It
/// is told once a line, however often the line sends it.
final class DestinationLog: Sendable {
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

  func add(_ exchange: Exchange) {
    let facts = Self.facts(of: exchange)
    guard !facts.isEmpty else { return }
    state.withLock { state in
      for fact in facts where state.known.insert(fact).inserted { state.waiting.append(fact) }
    }
  }

  /// Forgets what was told: another line tells it again.
  func beginLine() { state.withLock { $0 = State() } }

  /// Says what was not told yet.
  func tell(_ output: Output) {
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
