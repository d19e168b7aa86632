import APIClient

/// Counts what moves, and says when it is time to tell.
struct ProgressMeter: Sendable {
  let report: @Sendable (TransferProgress) -> Void
  var sent = 0
  var received = 0
  var expected: Int?
  private var lastTold: ContinuousClock.Instant?

  private static let pause = Duration.milliseconds(50)

  init(report: @escaping @Sendable (TransferProgress) -> Void) { self.report = report }

  /// The call to make, when the last one was long enough ago or everything has come.
  mutating func due() -> (@Sendable () -> Void)? {
    let now = ContinuousClock.now
    if let lastTold, now - lastTold < Self.pause, received != expected { return nil }
    lastTold = now
    return current
  }

  /// The call to make whatever the time, as at the end.
  var current: @Sendable () -> Void {
    let progress = TransferProgress(sent: sent, received: received, expected: expected)
    return { [report] in report(progress) }
  }
}
