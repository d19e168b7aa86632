internal import Synchronization

/// So many requests, and no more. It is counted and not timed, so that it comes to the same on every machine.
final class LessonAllowance: Sendable {
  /// What a line may send.
  static let ofLine = 200
  /// What all lines of a lesson may send, each run once.
  static let ofWalk = 2_000
  /// What the whole check of a lesson may send, which runs it many times.
  static let ofProof = 20_000

  let most: Int
  private let used = Mutex(0)

  init(_ most: Int) { self.most = most }

  /// Whether there was one left.
  func take() -> Bool {
    used.withLock { used in
      used += 1
      return used <= most
    }
  }

  /// Whether more was wanted than there is.
  var isOverdrawn: Bool { used.withLock { $0 > most } }
}
