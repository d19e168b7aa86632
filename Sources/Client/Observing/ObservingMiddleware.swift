internal import Synchronization

/// Tells of each request when it begins and when it has ended, with the time of each phase: for logs, metrics and
/// signposts.
///
/// With swift-log:
///
///     ObservingMiddleware { event in
///       logger.log(
///         level: event.code == nil ? .info : .error, "\(event.line)",
///         metadata: event.metadata.mapValues { .string($0) })
///     }
///
/// On Apple's systems `ObservingMiddleware.osLog(subsystem:)` writes to the system's log and marks each request as an
/// interval for Instruments. As the first in a client's list it tells of each request once; behind a `RetryMiddleware`, of
/// each attempt.
public struct ObservingMiddleware: Middleware {
  private static let lastID = Atomic<UInt64>(0)

  private let ownNames: Set<String>
  private let observe: @Sendable (RequestEvent) -> Void

  /// What reads `•••` in a URL is what `LoggingMiddleware` hides: what is told goes into a log as well.
  ///
  /// - Parameters:
  ///   - names: more query items whose values read `•••`, whatever their case; none by default.
  ///   - observe: called on whatever thread the request begins or ends.
  public init(hiding names: Set<String> = [], _ observe: @escaping @Sendable (RequestEvent) -> Void) {
    ownNames = Set(names.map { $0.lowercased() })
    self.observe = observe
  }

  /// Sends the request on, and tells of it before and behind.
  ///
  /// - Throws: what `next` throws, when it was told.
  public func send(_ request: Request, next: any Transport) async throws -> Exchange {
    let id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
    observe(RequestEvent(.began, id, request, hiding: ownNames))
    switch await next.result(of: request) {
    case .success(let exchange):
      observe(RequestEvent(.ended, id, request, exchange, hiding: ownNames))
      return exchange
    case .failure(let failure):
      observe(RequestEvent(.ended, id, request, failure.exchange, failure.code, hiding: ownNames))
      throw failure
    }
  }
}
