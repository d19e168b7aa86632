import Foundation

extension OperationQueue {
  /// The queue on which a session calls its delegate.
  static func forCallbacks() -> OperationQueue {
    #if canImport(FoundationNetworking)
      return CallingQueue()
    #else
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      return queue
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// Runs a callback at once, on the session's own serial queue.
  ///
  /// Foundation on Linux cannot pause a transfer. With an ordinary queue, a body that arrives faster than it is
  /// used piles up in memory without limit; here the session reads on only after the last bytes were taken.
  ///
  /// It is `@unchecked Sendable` because its superclass is, and it adds no state.
  private final class CallingQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
