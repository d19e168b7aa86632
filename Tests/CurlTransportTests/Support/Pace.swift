import Synchronization

/// How long somebody paused at most between two things.
final class Pace: Sendable {
  private let state = Mutex((last: ContinuousClock.now, longest: Duration.zero))

  func tick() {
    state.withLock { state in
      let now = ContinuousClock.now
      state.longest = max(state.longest, now - state.last)
      state.last = now
    }
  }

  /// Up to now.
  var longestPause: Duration {
    tick()
    return state.withLock { $0.longest }
  }
}
