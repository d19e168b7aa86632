#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Stands between the client and its transport and may change what goes out, look at what comes back, or ask again.
///
/// The first in a client's list is the outermost: it sees the request first and the exchange last. `request.endpoint` tells
/// what asks: `request.endpoint?.name`, `request.endpoint?.tags`.
public protocol Middleware: Sendable {
  /// `next` sends the request on; calling it twice sends it twice.
  ///
  /// - Throws: what `next` throws, or any error of the middleware's own, which the client throws on as a `TransportError`
  ///   with the code `middleware.failed` and the error as its `cause`; a `CancellationError` becomes `cancelled`. A
  ///   response of any status is returned.
  func send(_ request: Request, next: any Transport) async throws -> Exchange
}

/// A middleware and what it passes on to are a transport again.
struct Layered: Transport {
  let middleware: any Middleware
  let next: any Transport

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    do {
      return try await middleware.send(request, next: next)
    } catch {
      throw TransportError(thrown: error, by: middleware, for: request)
    }
  }
}

extension TransportError {
  /// What a middleware threw, be it its own or not.
  fileprivate init(thrown error: any Error, by middleware: any Middleware, for request: Request) {
    if let failure = error as? TransportError {
      self = failure
      return
    }
    let nothing = Exchange(request: request, startedAt: Date())
    switch error {
    case let error as TokenRefreshError:
      self.init(.refresh, "\(error)", cause: error, exchange: error.exchange)
    case is CancellationError:
      self.init(.cancelled, "the request was cancelled", exchange: nothing)
    default:
      self.init(.middleware, "\(type(of: middleware)) threw \(error)", cause: error, exchange: nothing)
    }
  }
}

extension [any Middleware] {
  func around(_ transport: any Transport) -> any Transport {
    reversed().reduce(transport) { Layered(middleware: $1, next: $0) }
  }
}
