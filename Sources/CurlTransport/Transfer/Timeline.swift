import ApusClient

/// When the steps of one hop happened, and the phases that follow from it. The phases add up to the total.
struct Timeline {
  /// When the hop was asked for.
  let submitted: ContinuousClock.Instant
  /// When libcurl got it. What libcurl measures counts from here.
  let added: ContinuousClock.Instant
  /// The first byte of the request went out, so there is a connection.
  private(set) var connected: ContinuousClock.Instant?
  private(set) var lastSent: ContinuousClock.Instant?
  private(set) var firstReceived: ContinuousClock.Instant?

  init(submitted: ContinuousClock.Instant, added: ContinuousClock.Instant = .now) {
    self.submitted = submitted
    self.added = added
  }

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
    var steps = Steps(from: submitted, to: end)
    var timing = Timing(total: max(.zero, end - submitted))
    if let setup {
      timing.queue = steps.next(added)
      if setup.looksUpName { timing.dns = steps.next(reached(setup.nameLookup)) }
      timing.connect = steps.next(reached(setup.connect))
      if setup.usesTLS { timing.tls = steps.next(reached(setup.tls)) }
    } else {
      timing.queue = steps.next(connected)
    }
    timing.request = steps.next(lastSent)
    timing.wait = steps.next(firstReceived)
    timing.download = steps.next(end)
    return timing
  }

  /// Cuts the time into phases. The first step that was not reached is where the rest of the time went.
  private struct Steps {
    private var last: ContinuousClock.Instant
    private let end: ContinuousClock.Instant
    private var isOver = false

    init(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) {
      last = start
      self.end = end
    }

    mutating func next(_ instant: ContinuousClock.Instant?) -> Duration? {
      guard !isOver else { return nil }
      isOver = instant == nil
      let until = max(last, min(instant ?? end, end))
      defer { last = until }
      return until - last
    }
  }

  private func reached(_ offset: Duration) -> ContinuousClock.Instant? {
    // Once the request has gone out, every step before it was reached, however short.
    offset > .zero ? added + offset : connected.map { _ in added }
  }
}
