internal import ApusClient
internal import ApusRecordings
internal import Synchronization

/// Asks of another base what a session asks of its own.
final class MovingTransport: Transport {
  private let base: any Transport
  private let target: WebURL
  private let moves = Mutex<[BaseMove]>([])

  /// - Parameter target: what is asked instead.
  init(_ base: any Transport, to target: WebURL) {
    self.base = base
    self.target = target
  }

  /// This is the session's own base, too. What is of an origin that moves already stays below that one's base.
  func move(_ own: WebURL) {
    moves.withLock { moves in
      guard !moves.contains(where: { $0.old.origin == own.origin }) else { return }
      moves.append(BaseMove(from: own, to: target))
    }
  }

  /// Where something is asked instead; `nil` where it is what is asked.
  func place(of url: WebURL) -> WebURL? { move(of: url)?.place }

  private func move(of url: WebURL) -> (move: BaseMove, place: WebURL)? {
    moves.withLock { moves in
      moves.lazy.compactMap { move in move.moved(url).map { (move.naming(answersTo: url), $0) } }.first
    }
  }

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let (move, url) = move(of: request.url) else { return try await base.send(request) }
    var moved = request
    moved.url = url
    do throws(TransportError) {
      return named(Recording(try await base.send(moved)), request, move)
    } catch {
      throw TransportError(
        error.code, error.message, underlying: error.underlying, offendingLine: error.offendingLine,
        exchange: named(Recording(error), request, move))
    }
  }

  private func named(_ recording: Recording, _ request: Request, _ move: BaseMove) -> Exchange {
    let exchange = move.named(recording).exchange
    return Exchange(
      request: request, startedAt: exchange.startedAt, hops: exchange.hops.map(move.atHome),
      body: exchange.body
    ).holding(conversationOf: exchange)
  }
}
