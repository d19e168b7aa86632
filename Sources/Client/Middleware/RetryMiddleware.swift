internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Asks again when asking again is harmless and may help.
///
/// Only idempotent methods are retried, and no body that is a stream, after a connection that failed or a 429, 502, 503 or
/// 504. `Retry-After` is honoured when it asks for no more than `longestWait`; otherwise the answer is passed on as it is.
/// A client has no retry unless it is given one. A body that is handed over while it arrives is asked for again only
/// as long as no byte of it was handed over. Cancelling the task while it waits throws `cancelled`, with the exchange
/// that came last.
public struct RetryMiddleware: Middleware {
  private let attempts: Int
  private let longestWait: Duration
  private let wait: @Sendable (Duration) async throws -> Void
  /// Whether any method is asked again, after any failure of the connection and any status that is the server's fault.
  package var includesAll = false
  /// The time between two attempts, whatever else would be.
  package var delay: Duration?
  /// Told before each pause what made it necessary.
  package var beforePause: @Sendable (Result<Exchange, TransportError>) -> Void = { _ in }

  /// - Parameters:
  ///   - attempts: How often to ask in all, the first time included.
  ///   - longestWait: A server that wants a longer pause gets none.
  ///   - wait: Passes the time between two attempts. By default it sleeps.
  public init(
    attempts: Int = 3, longestWait: Duration = .seconds(10),
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.attempts = attempts
    self.longestWait = longestWait
    self.wait = wait
  }

  /// Sends the request on, as often as it helps and is allowed.
  ///
  /// - Throws: what `next` throws at the last attempt; `cancelled` when the task is cancelled between two. A 503 that
  ///   stays one is no failure: the last response is returned.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    guard request.method.isIdempotent || includesAll, request.body?.isRepeatable ?? true else {
      return try await next.send(request)
    }
    let delivered = FirstByte()
    let request = delivered.watching(request)
    var attempt = 1
    while true {
      let result = await outcome(request, next)
      guard attempt < attempts, !delivered.hasCome, let pause = pause(after: result, attempt: attempt) else {
        return try result.get()
      }
      beforePause(result)
      do { try await wait(pause) } catch { return try given(up: result) }
      attempt += 1
    }
  }

  /// What came last, unless whoever asked does not want it any more.
  private func given(up result: Result<Exchange, TransportError>) throws(TransportError) -> Exchange {
    guard Task.isCancelled else { return try result.get() }
    let exchange =
      switch result {
      case .success(let exchange): exchange
      case .failure(let failure): failure.exchange
      }
    throw TransportError(
      .cancelled, "the request was cancelled while waiting to ask again", exchange: exchange)
  }

  private func outcome(_ request: Request, _ next: any Transport) async -> Result<Exchange, TransportError> {
    do {
      return .success(try await next.send(request))
    } catch {
      return .failure(error)
    }
  }

  /// Whether something came that asking again may change.
  package static func mayHelp(
    after result: Result<Exchange, TransportError>, includingAll: Bool = false
  ) -> Bool {
    switch result {
    case .failure(let failure):
      if includingAll { return failure.code != .cancelled && failure.code.stage != .build }
      return [.refused, .unreachable, .reset, .closed, .timeoutConnect].contains(failure.code)
    case .success(let exchange):
      guard let status = exchange.response?.status else { return false }
      return [429, 502, 503, 504].contains(status) || (includingAll && (status == 408 || status >= 500))
    }
  }

  private func pause(after result: Result<Exchange, TransportError>, attempt: Int) -> Duration? {
    let usual = delay ?? min(.milliseconds(200 << min(attempt - 1, 10)), longestWait)
    guard Self.mayHelp(after: result, includingAll: includesAll) else { return nil }
    switch result {
    case .failure: return usual
    case .success(let exchange):
      guard let head = exchange.response else { return nil }
      guard delay == nil, head.headers.contains("Retry-After") else { return usual }
      // A wish that cannot be read may be for a long pause.
      guard let wish = RetryAfter(head.headers)?.pause(from: Date()) else { return nil }
      return wish <= longestWait ? wish : nil
    }
  }
}

/// Knows whether a handler got anything of a body.
private final class FirstByte: Sendable {
  private let flag = Atomic(false)

  var hasCome: Bool { flag.load(ordering: .acquiring) }

  /// The same request, with its handler watched.
  func watching(_ request: Request) -> Request {
    var watched = request
    switch request.options.delivery {
    case .memory, .file: break
    case .chunks(let handler): watched.options.delivery = .chunks { self.take($0, handler) }
    case .overflowing(var overflow):
      let handler = overflow.handler
      overflow.handler = { self.take($0, handler) }
      watched.options.delivery = .overflowing(overflow)
    }
    return watched
  }

  private func take(_ bytes: ArraySlice<UInt8>, _ handler: (ArraySlice<UInt8>) -> Bool) -> Bool {
    if !bytes.isEmpty { flag.store(true, ordering: .releasing) }
    return handler(bytes)
  }
}
