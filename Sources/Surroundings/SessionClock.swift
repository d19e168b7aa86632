/// Time as commands measure it and let it pass: a seam, so that a replay need not wait.
package struct SessionClock: Sendable {
  /// The time since some moment.
  package var now: @Sendable () -> Duration
  package var pause: @Sendable (Duration) async throws -> Void

  /// By default the real time.
  package init(
    now: @escaping @Sendable () -> Duration = { ContinuousClock.now - start },
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.now = now
    self.pause = pause
  }

  private static let start = ContinuousClock.now
}
