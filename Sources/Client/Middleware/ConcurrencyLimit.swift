#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Lets only so many requests of a client run at a time. The others wait, in the order in which they came.
///
///     let client = APIClient(service: shop, transport: transport, middleware: [ConcurrencyLimit(4)])
///
/// Copies share the limit, so one of them may be given to several clients. Deadlines begin when a request is let
/// through: waiting has one of its own, `Deadlines.waiting`.
public struct ConcurrencyLimit: Middleware {
  private let turnstile: Turnstile

  /// - Parameter count: how many may run at a time; at least one.
  public init(_ count: Int) { turnstile = Turnstile(places: count) }

  /// How many wait at this moment.
  public var waitingCount: Int { turnstile.waitingCount }

  /// Sends the request on when there is room.
  ///
  /// - Throws: what `next` throws; `cancelled` when the task is cancelled while it waits, and `timeout.connect` when that
  ///   takes longer than `deadlines.waiting`. Nothing was sent then.
  public func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange {
    do throws(Turnstile.Refusal) {
      try await turnstile.enter(within: request.options.deadlines.waiting)
    } catch {
      let exchange = Exchange(request: request, startedAt: Date())
      throw TransferProblem(error, waitingFor: request.options.deadlines.waiting).failure(of: exchange)
    }
    defer { turnstile.leave() }
    return try await next.send(request)
  }
}

extension TransferProblem {
  /// For a request that waited in vain.
  package init(_ refusal: Turnstile.Refusal, waitingFor patience: Duration?) {
    switch refusal {
    case .cancelled: self.init(.cancelled, "the request was cancelled while it waited for others")
    case .tooLong:
      let time = patience.map { " within \($0)" } ?? ""
      self.init(.timeoutConnect, "too many requests were on their way: none of them ended\(time)")
    }
  }
}
