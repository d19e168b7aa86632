package import ApusClient
internal import Synchronization

/// Has a token renewed that a request shows, where it has run out or is refused. It stands before what records and what
/// learns secrets, so that what it sends itself is seen by both.
package struct RenewingTransport: Transport {
  private let base: any Transport

  package init(base: any Transport) { self.base = base }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let login = request.options.tokenLogin else { return try await base.send(request) }
    let watch = RenewalWatch(for: request)
    defer { watch.end() }
    // Whoever asks for the answer asks for the token.
    let next = NamingTransport(
      base: WatchedTransport(base: base, watch: watch), userAgent: request.headers["User-Agent"])
    return try await login.sendAnyway(request, next: next)
  }
}

/// Tells who waits for an answer that its token is being renewed, for as long as they wait: a renewal goes on without who
/// began it.
private final class RenewalWatch: Sendable {
  private let waiting: Mutex<(@Sendable (TransferProgress) -> Void)?>

  init(for request: Request) { waiting = Mutex(request.options.onProgress) }

  func tell(_ progress: TransferProgress) { waiting.withLock { $0?(progress.ofRenewal) } }

  func end() { waiting.withLock { $0 = nil } }
}

/// Has the requests watched that a renewal makes.
private struct WatchedTransport: Transport {
  let base: any Transport
  let watch: RenewalWatch

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    // The request that was asked for has the login, and is watched by itself.
    guard request.options.tokenLogin == nil else { return try await base.send(request) }
    var watched = request
    watched.options.onProgress = { [watch] in watch.tell($0) }
    return try await base.send(watched)
  }
}
