import ApusClient
import Dispatch
import Synchronization

/// The deadlines, kept outside of the session, which on Linux keeps hardly any.
///
/// A dispatch source, because cancelling one frees it; a `Task.sleep` stays in memory until it would have ended.
extension HopTransfer {
  /// Not started yet: `scheduleDeadlines()` does that, and the first call of it may be the last.
  func makeDeadlineTimer() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [weak self] in self?.checkDeadlines() }
    timer.activate()
    return timer
  }

  /// Sets the timer to the deadline that comes first. Without deadlines it never fires.
  func scheduleDeadlines() {
    let deadlines = request.options.deadlines
    state.withLock { state in
      let idle = deadlines.idle(after: state.outcome.response)
      // While there is no network, it is only looked now and then whether there is.
      if state.waitsForNetwork { state.lastActivity = .now }
      let moments = [idle.map { state.lastActivity + $0 }, deadline].compactMap(\.self)
      guard let next = moments.min() else { return }
      state.timer?.schedule(deadline: .now() + .nanoseconds(Self.nanoseconds(until: next)))
    }
  }

  /// Ends the transfer when a deadline has passed, and waits on when none has.
  func checkDeadlines() {
    let now = ContinuousClock.now
    let deadlines = request.options.deadlines
    if let deadline, let total = deadlines.total, now >= deadline {
      finish(TransferProblem(.timeoutTotal, "the whole response did not come within \(total)"))
    } else if let idle = silence(at: now, deadlines) {
      let started = state.withLock { $0.outcome.response != nil }
      let what = started ? "nothing more came" : "nothing came, and perhaps no connection was made,"
      finish(TransferProblem(.timeoutIdle, "\(what) within \(idle)"))
    } else {
      scheduleDeadlines()
    }
  }

  /// How long nothing may come, where nothing has for as long.
  private func silence(at now: ContinuousClock.Instant, _ deadlines: Deadlines) -> Duration? {
    state.withLock { state in
      if state.waitsForNetwork { return nil }
      return deadlines.idle(after: state.outcome.response).flatMap {
        now >= state.lastActivity + $0 ? $0 : nil
      }
    }
  }

  /// At most an hour at a time: what is farther off is looked at again then.
  private static func nanoseconds(until instant: ContinuousClock.Instant) -> Int {
    let rest = min(max(instant - .now, .zero), .seconds(3_600)).components
    return Int(rest.seconds) * 1_000_000_000 + Int(rest.attoseconds / 1_000_000_000)
  }
}
