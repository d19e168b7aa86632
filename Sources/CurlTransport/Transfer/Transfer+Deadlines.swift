import ApusClient
internal import ApusSystem

/// The deadlines, which the engine watches.
extension Transfer {
  enum Deadline {
    case connect
    case idle
    case total
  }

  /// Tells that nothing moves, once a second. Returns when it is to be asked again; `nil` where nobody wants to know, and in
  /// a conversation, where silence is nothing to wait for.
  func tick(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    guard var meter = progress, let hop, !isTalking else { return nil }
    guard now >= meter.nextTick else { return meter.nextTick }
    meter.stage = hop.awaited(on: easy, sending: source?.byteCount)
    let due = meter.tick(at: now)
    progress = meter
    due?()
    return meter.nextTick
  }

  /// When the next deadline could pass; `nil` when there is none.
  var nextDeadline: ContinuousClock.Instant? {
    var next = deadline(.total)
    for kind in [Deadline.connect, .idle] {
      guard let other = deadline(kind) else { continue }
      next = next.map { min($0, other) } ?? other
    }
    return next
  }

  func passedDeadline(at now: ContinuousClock.Instant) -> Deadline? {
    if let total = deadline(.total), now >= total { return .total }
    if let connect = deadline(.connect), now >= connect { return .connect }
    guard let idle = deadline(.idle), now >= idle else { return nil }
    if let socket = easy.flatMap({ SocketState(of: $0.socket) }) { hop?.looked(at: socket, now) }
    return (deadline(.idle) ?? now) > now ? nil : .idle
  }

  private func deadline(_ kind: Deadline) -> ContinuousClock.Instant? {
    // A conversation may take its time, but not for its last word.
    if isTalking { return kind == .total ? talk?.farewellEnds : nil }
    let allowed = job.request.options.deadlines
    switch kind {
    case .total: return allowed.total.map { job.submitted + $0 }
    case .connect:
      guard let hop, !hop.isConnected else { return nil }
      return allowed.connect.map { hop.timeline.added + $0 }
    case .idle:
      // Whoever makes the body may take their time, and so may who asks for it to be slow.
      guard let hop, hop.isConnected, !awaitsBody, job.request.options.bytesPerSecond == nil
      else { return nil }
      return allowed.idle(after: hop.parser.response).map { hop.lastMove + $0 }
    }
  }
}
