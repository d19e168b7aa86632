/// Counts what moves in a transfer, and says when to tell of it: often enough to be seen moving, and no more often.
///
/// It calls nobody: who counts may hold a lock, and a handler may take its time.
package struct TransferMeter: Sendable {
  package var sent = 0
  /// As it came over the wire, where that is known.
  package var received = 0
  package var expected: Int?

  private let handler: @Sendable (TransferProgress) -> Void
  private var told: TransferProgress?
  private var toldAt: ContinuousClock.Instant?

  private static let pause = Duration.milliseconds(50)

  package init(_ handler: @escaping @Sendable (TransferProgress) -> Void) { self.handler = handler }

  /// The call to make now; `nil` while the last one is too recent.
  package mutating func due(at now: ContinuousClock.Instant = .now) -> (@Sendable () -> Void)? {
    if let toldAt, now - toldAt < Self.pause { return nil }
    toldAt = now
    return call()
  }

  /// The call to make at the end, where the last state is always told; `nil` when it was.
  package mutating func rest() -> (@Sendable () -> Void)? {
    current == told ? nil : call()
  }

  private var current: TransferProgress {
    TransferProgress(sent: sent, received: received, expected: expected)
  }

  private mutating func call() -> @Sendable () -> Void {
    let progress = current
    told = progress
    return { [handler] in handler(progress) }
  }
}
