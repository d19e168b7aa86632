import Synchronization

/// Adds up what several callbacks count.
final class Counter: Sendable {
  private let total = Atomic(0)

  /// The sum so far, this included.
  func add(_ count: Int) -> Int { total.add(count, ordering: .relaxed).newValue }
}
