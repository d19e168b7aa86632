/// Stands between the client and its transport and may change what goes out, look at what comes back, or ask again.
///
/// The first in a client's list is the outermost: it sees the request first and the exchange last.
public protocol Middleware: Sendable {
  /// `next` sends the request on; calling it twice sends it twice.
  ///
  /// - Throws: `TransportError`, as a transport does: what `next` throws, or why there is no whole response. A
  ///   response of any status is returned.
  func send(_ request: Request, next: any Transport) async throws(TransportError) -> Exchange
}

/// A middleware and what it passes on to are a transport again.
struct Layered: Transport {
  let middleware: any Middleware
  let next: any Transport

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    try await middleware.send(request, next: next)
  }
}

extension [any Middleware] {
  func around(_ transport: any Transport) -> any Transport {
    reversed().reduce(transport) { Layered(middleware: $1, next: $0) }
  }
}
