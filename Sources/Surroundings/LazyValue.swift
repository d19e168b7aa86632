internal import Synchronization

/// A value that is made when it is first asked for, and once.
package final class LazyValue<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, where somebody has asked for it.
  package var existing: Value? { made.withLock(\.self) }

  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
