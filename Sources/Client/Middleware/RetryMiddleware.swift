#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Asks again when asking again is harmless and may help.
///
/// Only idempotent methods are retried, and others that bring an `Idempotency-Key`, but no body that is a stream, after a
/// connection that failed, where no answer began in time, or after a 429, 502, 503 or 504. What came of each attempt is in `Exchange.attempts`. `Retry-After` is honoured when it asks for no more than `longestWait`; otherwise the answer is passed on as it is.
/// A client has no retry unless it is given one. A body that is handed over while it arrives is asked for again only
/// as long as no byte of it was handed over. Cancelling the task while it waits throws `cancelled`, with the exchange
/// that came last.
public struct RetryMiddleware: Middleware {
  private let attempts: Int
  private let longestWait: Duration
  private let deadline: Duration?
  private let jitter: Double
  private let eachAttempt: EachAttempt
  private let wait: @Sendable (Duration) async throws -> Void
  /// The time, and what is random of a pause, from 0 to 1.
  package var now: @Sendable () -> ContinuousClock.Instant = { .now }
  package var chance: @Sendable () -> Double = { .random(in: 0...1) }
  /// Whether any method is asked again, after any failure of the connection and any status that is the server's fault.
  package var includesAll = false
  /// The time between two attempts, whatever else would be.
  package var delay: Duration?
  /// Told before each pause what made it necessary.
  package var beforePause: @Sendable (Result<Exchange, TransportError>) -> Void = { _ in }

  /// Is told of each attempt when it has ended: its number, from 1, what came of it, and how long is waited before the
  /// next; `nil` where it was the last.
  public typealias EachAttempt =
    @Sendable (_ number: Int, _ result: Result<Exchange, TransportError>, _ pause: Duration?) -> Void

  /// - Parameters:
  ///   - attempts: How often to ask in all, the first time included.
  ///   - longestWait: A server that wants a longer pause gets none.
  ///   - deadline: For all attempts and what is waited between them; by default only each attempt has its own. Nothing is
  ///     asked again that could not begin before, and an attempt is given up then.
  ///   - jitter: How much of a pause is left to chance, from 0 to 1, so that many clients do not come back at once. By
  ///     default a half: a pause of 200 ms takes 100 to 200. What a server asks for is waited in full.
  ///   - wait: Passes the time between two attempts. By default it sleeps.
  ///   - eachAttempt: by default nobody is told.
  public init(
    attempts: Int = 3, longestWait: Duration = .seconds(10), deadline: Duration? = nil, jitter: Double = 0.5,
    wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    eachAttempt: @escaping EachAttempt = { _, _, _ in }
  ) {
    self.attempts = attempts
    self.longestWait = longestWait
    self.deadline = deadline
    self.jitter = max(0, min(jitter, 1))
    self.eachAttempt = eachAttempt
    self.wait = wait
  }

  /// Sends the request on, as often as it helps and is allowed.
  ///
  /// - Throws: what `next` throws at the last attempt; `cancelled` when the task is cancelled between two. A 503 that
  ///   stays one is no failure: the last response is returned.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    guard mayRepeat(request) else { return try await next.send(request) }
    let end = deadline.map { now() + $0 }
    let delivered = FirstByte()
    let watched = delivered.watching(request)
    var earlier: [Attempt] = []
    while true {
      let result = await outcome(ending(watched, at: end), next).behind(earlier)
      let number = earlier.count + 1
      guard number < attempts, !delivered.hasCome, let pause = pause(after: result, attempt: number),
        end.map({ now() + pause < $0 }) ?? true
      else {
        eachAttempt(number, result, nil)
        return try result.get()
      }
      eachAttempt(number, result, pause)
      beforePause(result)
      do { try await wait(pause) } catch { return try given(up: result) }
      earlier.append(result.attempt(pause))
    }
  }

  /// Whether it does no harm to send a request twice, or that is wanted.
  package func mayRepeat(_ request: Request) -> Bool {
    // Nobody can say a conversation again.
    guard request.body?.isRepeatable ?? true, request.options.webSocket == nil else { return false }
    return includesAll || request.method.isIdempotent || request.headers.contains("Idempotency-Key")
  }

  /// The same request, which has no longer than until then.
  private func ending(_ request: Request, at end: ContinuousClock.Instant?) -> Request {
    guard let end else { return request }
    var hurried = request
    let left = max(.milliseconds(1), end - now())
    let deadlines = request.options.deadlines
    hurried.options.deadlines.total = min(deadlines.total ?? left, left)
    // The total does not run while it waits for others.
    hurried.options.deadlines.waiting = min(deadlines.waiting ?? left, left)
    return hurried
  }

  /// What came last, unless whoever asked does not want it any more.
  private func given(up result: Result<Exchange, TransportError>) throws(TransportError) -> Exchange {
    guard Task.isCancelled else { return try result.get() }
    throw TransportError(
      .cancelled, "the request was cancelled while waiting to ask again", exchange: result.exchange)
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
      // What takes too long to come whole would take as long again.
      if [.timeoutIdle, .timeoutTotal].contains(failure.code) { return failure.exchange.response == nil }
      return [.refused, .unreachable, .reset, .closed, .timeoutConnect].contains(failure.code)
    case .success(let exchange):
      guard let status = exchange.response?.status else { return false }
      return [429, 502, 503, 504].contains(status) || (includingAll && (status == 408 || status >= 500))
    }
  }

  private func pause(after result: Result<Exchange, TransportError>, attempt: Int) -> Duration? {
    let longest = min(.milliseconds(200 << min(attempt - 1, 10)), longestWait)
    let usual = delay ?? (jitter > 0 ? longest * (1 - jitter * chance()) : longest)
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

extension Result<Exchange, TransportError> {
  fileprivate var exchange: Exchange {
    switch self {
    case .success(let exchange): exchange
    case .failure(let failure): failure.exchange
    }
  }

  /// The same with what came before it.
  fileprivate func behind(_ earlier: [Attempt]) -> Self {
    guard !earlier.isEmpty else { return self }
    var whole = exchange
    whole.earlier = earlier + whole.earlier
    return map { _ in whole }.mapError { $0.about(whole) }
  }

  fileprivate func attempt(_ pause: Duration) -> Attempt {
    switch self {
    case .success(let exchange): Attempt(exchange, pause: pause)
    case .failure(let failure): Attempt(failure.exchange, code: failure.code, pause: pause)
    }
  }
}
