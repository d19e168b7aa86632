internal import Synchronization

extension Transport {
  /// Sends a request and hands over the body line by line, each as soon as it is there and without its end: for NDJSON,
  /// logs and the like. The last line needs no end.
  ///
  /// Only the body of a success is cut up; that of any other status is in the exchange, as usual. A line longer than
  /// `limits.lineBytes` ends the transfer with `body.tooLarge`.
  ///
  /// - Parameters:
  ///   - request: what is sent, but for its delivery.
  ///   - handler: Called once a line, in order, from the transport's own thread. `false` ends the transfer, which
  ///     is no failure.
  /// - Throws: `TransportError`, as `send(_:)` does, and with `body.tooLarge` for such a line. Lines that came before
  ///   have been handed over.
  public func send(
    _ request: Request, eachLine handler: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws(TransportError) -> Exchange {
    try await send(request, cutBy: LineCutter(limit: request.options.limits.lineBytes), handler)
  }

  /// Sends a request and hands over each server-sent event as soon as it is whole.
  ///
  /// Only the body of a success is read as events; that of any other status is in the exchange, as usual. An event
  /// longer than `limits.lineBytes` ends the transfer with `body.tooLarge`.
  ///
  /// - Parameters:
  ///   - request: what is sent, but for its delivery.
  ///   - handler: Called once an event, in order, from the transport's own thread. `false` ends the transfer, which
  ///     is no failure.
  /// - Throws: `TransportError`, as `send(_:)` does, and with `body.tooLarge` for such an event. Events that came
  ///   before have been handed over.
  public func send(
    _ request: Request, eachEvent handler: @escaping @Sendable (ServerSentEvent) -> Bool
  ) async throws(TransportError) -> Exchange {
    try await send(request, cutBy: ServerSentEventReader(limit: request.options.limits.lineBytes), handler)
  }

  /// Sends a request and hands over the body of a success as it comes; that of any other status is in the exchange.
  func send(
    _ request: Request, eachPiece handler: @escaping @Sendable ([UInt8]) -> Bool
  ) async throws(TransportError) -> Exchange {
    try await send(request, cutBy: Uncut(), handler)
  }

  private func send<Cutter: StreamCutter>(
    _ request: Request, cutBy cutter: Cutter, _ handler: @escaping @Sendable (Cutter.Piece) -> Bool
  ) async throws(TransportError) -> Exchange {
    let stream = BodyStream(cutter, limit: request.options.limits.bodyBytes, handler)
    var streamed = request
    streamed.options.onResponse = { head in
      stream.begin(head)
      request.options.onResponse?(head)
    }
    streamed.options.delivery = .chunks { stream.take($0) }
    let result = await self.result(of: streamed)
    return try stream.ending(result).get()
  }

  func result(of request: Request) async -> Result<Exchange, TransportError> {
    do { return .success(try await send(request)) } catch { return .failure(error) }
  }
}

/// Leaves the pieces as they come.
private struct Uncut: StreamCutter {
  mutating func begin() {}

  mutating func pieces(in bytes: ArraySlice<UInt8>) -> [[UInt8]] { bytes.isEmpty ? [] : [Array(bytes)] }

  mutating func lastPiece() -> [UInt8]? { nil }
}

private struct LineCutter: StreamCutter {
  private var splitter: LineSplitter
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    splitter = LineSplitter(longestLine: limit + 1)
  }

  mutating func begin() { splitter = LineSplitter(longestLine: limit + 1) }

  mutating func pieces(in bytes: ArraySlice<UInt8>) throws(StreamPieceTooLong) -> [[UInt8]] {
    let lines = splitter.lines(in: bytes)
    if lines.contains(where: { $0.count > limit }) { throw StreamPieceTooLong(limit: limit) }
    return lines
  }

  mutating func lastPiece() -> [UInt8]? { splitter.finish() }
}

/// A body on its way: the pieces of a success go to a handler, the bytes of anything else are kept.
private final class BodyStream<Cutter: StreamCutter>: Sendable {
  private struct State {
    var cutter: Cutter
    var isKept = false
    var kept: [UInt8] = []
    var problem: StreamPieceTooLong?
  }

  private let state: Mutex<State>
  private let limit: Int
  private let handler: @Sendable (Cutter.Piece) -> Bool

  init(_ cutter: Cutter, limit: Int, _ handler: @escaping @Sendable (Cutter.Piece) -> Bool) {
    state = Mutex(State(cutter: cutter))
    self.limit = limit
    self.handler = handler
  }

  func begin(_ head: ResponseHead) {
    state.withLock { state in
      state.isKept = !head.isSuccess
      state.kept = []
      state.cutter.begin()
    }
  }

  func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    let pieces = state.withLock { state -> [Cutter.Piece]? in
      guard !state.isKept else {
        state.kept += bytes.prefix(limit - state.kept.count)
        return state.kept.count < limit ? [] : nil
      }
      do throws(StreamPieceTooLong) {
        return try state.cutter.pieces(in: bytes)
      } catch {
        state.problem = error
        return nil
      }
    }
    // Outside of the lock: a handler may take its time.
    return pieces?.allSatisfy(handler) ?? false
  }

  func ending(_ result: Result<Exchange, TransportError>) -> Result<Exchange, TransportError> {
    let (kept, problem) = state.withLock { ($0.kept, $0.problem) }
    switch result {
    case .failure(let failure):
      return .failure(failure.about(failure.exchange.keeping(kept)))
    case .success(let exchange):
      if let problem {
        return .failure(TransportError(.bodyTooLarge, "\(problem)", exchange: exchange.keeping(kept)))
      }
      let last = state.withLock { state in state.isKept ? nil : try? state.cutter.lastPiece() }
      if let last { _ = handler(last) }
      return .success(exchange.keeping(kept))
    }
  }
}

extension Exchange {
  /// The same exchange with these bytes as its body, where there are any.
  package func keeping(_ bytes: [UInt8]) -> Exchange {
    guard !bytes.isEmpty else { return self }
    // A stream that was asked for again came in parts.
    let kept = ReceivedBody(
      bytes: bytes, byteCount: max(body.byteCount, bytes.count), wireByteCount: body.wireByteCount)
    var result = Exchange(request: request, startedAt: startedAt, hops: hops, body: kept)
    result.earlier = earlier
    result.conversation = conversation
    return result
  }
}
