import ApusSystem

/// Ends the wait for a key from outside: a message to be shown, or a signal.
final class Wakeup: Sendable {
  /// Why the wait ends.
  enum Reason: CaseIterable {
    case message, resized, continued, interrupted

    /// The signal that is the reason.
    var signal: Signal? {
      switch self {
      case .message: nil
      case .resized: .windowChanged
      case .continued: .continued
      case .interrupted: .interrupt
      }
    }

    /// The byte on the pipe: a signal's number.
    fileprivate var byte: UInt8 { UInt8(truncatingIfNeeded: signal?.number ?? 0) }
  }

  /// Without file descriptors to spare nothing wakes the reader, and keys still work.
  let pipe = WakePipe()

  func send(_ reason: Reason) { pipe.send(reason.byte) }

  /// The reasons that came since the last call.
  func drain() -> Set<Reason> {
    let bytes = Set(pipe.drain())
    return Set(Reason.allCases.filter { bytes.contains($0.byte) })
  }

  /// Has signals be reasons until the pipe they are sent through is restored.
  func watch(_ reasons: [Reason]) -> SignalPipe { SignalPipe(reasons.compactMap(\.signal), to: pipe) }
}
