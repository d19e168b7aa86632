package import ApusClient
internal import Synchronization

/// Has a token renewed that a request shows, where it has run out or is refused. It stands before what records and what
/// learns secrets, so that what it sends itself is seen by both.
package struct RenewingTransport: Transport {
  private let base: any Transport
  private let renewing: any Transport
  private let watches = RenewalWatches()

  /// - Parameter renewing: carries what it sends itself, of which nobody above it knows; by default what carries all else.
  package init(base: any Transport, renewing: (any Transport)? = nil) {
    (self.base, self.renewing) = (base, renewing ?? base)
  }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    guard let login = request.options.tokenLogin else { return try await base.send(request) }
    let watch = watches.add(for: request, of: login)
    defer { watches.remove(watch) }
    var deadlines = request.options.deadlines
    // An answer that may take for ever is no reason to wait so long for its token.
    deadlines.idle = deadlines.idle ?? Deadlines().idle
    let asking = LoginTransport(
      base: renewing, userAgent: request.headers["User-Agent"], deadlines: deadlines)
    let next = WatchedTransport(base: base, asking: asking, watches: watches, watch: watch, login: login)
    return try await login.sendAnyway(request, next: next)
  }
}

/// Those who wait for answers, and are told that their token is being renewed while they wait for that: whoever began it may
/// be gone.
private final class RenewalWatches: Sendable {
  private struct Watch {
    let login: ObjectIdentifier
    let tell: @Sendable (TransferProgress) -> Void
    /// Its own request is under way, which is told of by itself.
    var isAway = false
  }

  private struct State {
    var watches: [Int: Watch] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  /// - Returns: its number.
  func add(for request: Request, of login: OAuthLogin) -> Int {
    state.withLock { state in
      state.count += 1
      let watch = request.options.onProgress.map { Watch(login: ObjectIdentifier(login), tell: $0) }
      state.watches[state.count] = watch
      return state.count
    }
  }

  func remove(_ watch: Int) { state.withLock { $0.watches[watch] = nil } }

  func setAway(_ isAway: Bool, _ watch: Int) { state.withLock { $0.watches[watch]?.isAway = isAway } }

  func tell(_ progress: TransferProgress, of login: OAuthLogin) {
    let progress = progress.ofRenewal
    state.withLock { state in
      for watch in state.watches.values where watch.login == ObjectIdentifier(login) && !watch.isAway {
        watch.tell(progress)
      }
    }
  }
}

/// Tells requests that a renewal makes from the one that it is for.
private struct WatchedTransport: Transport {
  let base: any Transport
  let asking: LoginTransport
  let watches: RenewalWatches
  let watch: Int
  let login: OAuthLogin

  func send(_ request: Request) async throws(TransportError) -> Exchange {
    // The request that was asked for has the login.
    guard request.options.tokenLogin == nil else {
      watches.setAway(true, watch)
      defer { watches.setAway(false, watch) }
      return try await base.send(request)
    }
    var watched = request
    watched.options.onProgress = { [watches, login] in watches.tell($0, of: login) }
    return try await asking.send(watched)
  }
}
