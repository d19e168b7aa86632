internal import Synchronization

/// A value that a thread of its own works out while the one that will need it does something else.
package final class Ahead<Value: Sendable>: Sendable {
  private final class Place: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let place = Place()
  private let work: @Sendable () -> Value
  private let thread: Mutex<SystemThread?>

  /// Begins at once. Where the system has no thread left, the work is done when it is asked for.
  package init(_ work: @escaping @Sendable () -> Value) {
    self.work = work
    thread = Mutex(
      SystemThread.start { [place] in
        let value = work()
        place.value.withLock { $0 = value }
      })
  }

  /// What came of it. Whoever asks first waits for that.
  package var value: Value {
    thread.withLock { thread in
      thread?.join()
      thread = nil
    }
    return place.value.withLock { $0 } ?? work()
  }

  deinit { thread.withLock { $0?.detach() } }
}
