import APIClient

/// When the steps of one hop happened, and the phases that follow from it. The phases add up to the total.
struct Timeline {
  /// When the hop was asked for.
  let submitted: ContinuousClock.Instant
  /// When libcurl got it. What libcurl measures counts from here.
  let added = ContinuousClock.now
  /// The first byte of the request went out, so there is a connection.
  private(set) var connected: ContinuousClock.Instant?
  private(set) var lastSent: ContinuousClock.Instant?
  private(set) var firstReceived: ContinuousClock.Instant?

  /// What libcurl measured of a new connection, each from the start. Zero is "not reached".
  struct Setup {
    var nameLookup = Duration.zero
    var connect = Duration.zero
    var tls = Duration.zero
    var looksUpName = true
    var usesTLS = false
  }

  mutating func sent() {
    let now = ContinuousClock.now
    if connected == nil { connected = now }
    lastSent = now
  }

  mutating func received() {
    if firstReceived == nil { firstReceived = .now }
  }

  /// The phases by `end`. `setup` is `nil` for a connection that was there already.
  func timing(setup: Setup?, end: ContinuousClock.Instant) -> Timing {
    var steps: [(WritableKeyPath<Timing, Duration?>, ContinuousClock.Instant?)] = []
    if let setup {
      steps.append((\.queue, added))
      if setup.looksUpName { steps.append((\.dns, reached(setup.nameLookup))) }
      steps.append((\.connect, reached(setup.connect)))
      if setup.usesTLS { steps.append((\.tls, reached(setup.tls))) }
    } else {
      steps.append((\.queue, connected))
    }
    steps.append((\.request, lastSent))
    steps.append((\.wait, firstReceived))
    steps.append((\.download, end))

    var timing = Timing(total: max(.zero, end - submitted))
    var last = submitted
    for (phase, instant) in steps {
      // The first step that was not reached is where the rest of the time went.
      let until = max(last, min(instant ?? end, end))
      timing[keyPath: phase] = until - last
      last = until
      if instant == nil { break }
    }
    return timing
  }

  private func reached(_ offset: Duration) -> ContinuousClock.Instant? {
    // Once the request has gone out, every step before it was reached, however short.
    offset > .zero ? added + offset : connected.map { _ in added }
  }
}
