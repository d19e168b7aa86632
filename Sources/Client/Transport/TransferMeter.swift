/// Counts what moves in a transfer, and says when to tell of it: often enough to be seen moving, and no more often.
///
/// It calls nobody: who counts may hold a lock, and a handler may take its time.
package struct TransferMeter: Sendable {
  package var sent = 0
  /// As it came over the wire, where that is known.
  package var received = 0
  package var expected: Int?
  /// How large the request's body is.
  package var toSend: Int?
  /// What is waited for.
  package var stage: TransferProgress.Stage?

  private let handler: @Sendable (TransferProgress) -> Void
  private var told: TransferProgress?
  private var toldAt: ContinuousClock.Instant?

  private static let pause = Duration.milliseconds(50)
  private static let longestPause = Duration.seconds(1)
  private let madeAt = ContinuousClock.now

  /// When it is to be told that nothing moves.
  package var nextTick: ContinuousClock.Instant { (toldAt ?? madeAt) + Self.longestPause }

  /// The call to make now because none was made for long; `nil` where one was.
  package mutating func tick(at now: ContinuousClock.Instant) -> (@Sendable () -> Void)? {
    now >= nextTick ? due(at: now) : nil
  }

  package init(_ handler: @escaping @Sendable (TransferProgress) -> Void) { self.handler = handler }

  /// The call to make now; `nil` while the last one is too recent, unless much has moved since.
  package mutating func due(at now: ContinuousClock.Instant = .now) -> (@Sendable () -> Void)? {
    if let toldAt, now - toldAt < Self.pause, !hasMovedAStep { return nil }
    toldAt = now
    return call()
  }

  /// The call to make at the end, where the last state is always told; `nil` when it was.
  package mutating func rest() -> (@Sendable () -> Void)? {
    current == told ? nil : call()
  }

  /// Whether a sixteenth of what is large has moved since it was told: on a quick way all of it takes no longer than a
  /// pause, and would jump from nothing to the end.
  private var hasMovedAStep: Bool {
    guard let told else { return false }
    return Self.isStep(sent - told.sent, of: toSend) || Self.isStep(received - told.received, of: expected)
  }

  private static func isStep(_ count: Int, of whole: Int?) -> Bool {
    guard let whole, whole >= 1 << 20 else { return false }
    return count >= whole / 16
  }

  private var current: TransferProgress {
    TransferProgress(sent: sent, received: received, expected: expected, toSend: toSend, stage: stage)
  }

  private mutating func call() -> @Sendable () -> Void {
    let progress = current
    told = progress
    return { [handler] in handler(progress) }
  }
}
