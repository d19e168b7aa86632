package import ApusClient

/// Has a token renewed that a request shows, where it has run out or is refused. It stands before what records and what
/// learns secrets, so that what it sends itself is seen by both.
package struct RenewingTransport: Transport {
  private let base: any Transport

  package init(base: any Transport) { self.base = base }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let login = request.options.tokenLogin else { return try await base.send(request) }
    // Whoever asks for the answer asks for the token.
    let next = NamingTransport(base: base, userAgent: request.headers["User-Agent"])
    return try await login.sendAnyway(request, next: next)
  }
}
