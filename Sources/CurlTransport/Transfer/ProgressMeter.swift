import APIClient

/// Calls a progress handler, often enough to be seen moving and no more often.
final class ProgressMeter {
  private let handler: @Sendable (TransferProgress) -> Void
  private var sent = 0
  private var received = 0
  private var expected: Int?
  private var lastCall: ContinuousClock.Instant?
  private var isCurrent = false
  private static let interval = Duration.milliseconds(50)

  init(_ handler: @escaping @Sendable (TransferProgress) -> Void) { self.handler = handler }

  func update(sent: Int, received: Int, expected: Int?) {
    self.sent = sent
    self.received = received
    self.expected = expected
    isCurrent = false
    let now = ContinuousClock.now
    if let lastCall, now - lastCall < Self.interval { return }
    lastCall = now
    call()
  }

  /// The last state is always told.
  func finish() {
    if !isCurrent { call() }
  }

  private func call() {
    isCurrent = true
    handler(TransferProgress(sent: sent, received: received, expected: expected))
  }
}
