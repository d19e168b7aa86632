internal import Synchronization

/// ^C once more, while something still runs that the first one does not end: what tidies up is not to be endless.
package enum SecondInterrupt {
  private struct State {
    var next = 0
    var handlers: [Int: @Sendable () -> Void] = [:]
  }

  private static let state = Mutex(State())

  /// Does some work, during which a handler is called for each such ^C.
  package static func heard<Value>(
    by handler: @escaping @Sendable () -> Void, during work: () async -> Value
  ) async -> Value {
    let number = state.withLock { state in
      state.next += 1
      state.handlers[state.next] = handler
      return state.next
    }
    defer { state.withLock { _ = $0.handlers.removeValue(forKey: number) } }
    return await work()
  }

  static func fire() {
    for handler in state.withLock({ Array($0.handlers.values) }) { handler() }
  }
}
