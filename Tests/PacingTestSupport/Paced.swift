import Synchronization
package import Testing

extension Trait where Self == Paced {
  /// Has only so many tests of the whole run under way at once: all of them together want more open files than a
  /// system gives, and wait for each other longer than a connection stays open.
  package static var paced: Self { Paced() }

  /// The same, before all others: what takes long and does one thing after another would else be left for the end, and
  /// run there alone.
  package static var pacedEarly: Self { Paced(isEarly: true) }
}

package struct Paced: TestTrait, SuiteTrait, TestScoping {
  fileprivate var isEarly = false

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Gate.shared.enter(isEarly: isEarly)
    defer { Gate.shared.leave() }
    try await withTaskExecutorPreference(TestThreads.shared) { try await function() }
  }
}

/// Lets so many in, and others one by one as those leave: who came last first. A suite whose tests run one after
/// another comes for each of them; behind all others, most of it would be left for the end, and run there alone.
private final class Gate: Sendable {
  static let shared = Gate(width: 24)

  private let state: Mutex<State>

  private struct State {
    var room: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
    var waitingEarly: [CheckedContinuation<Void, Never>] = []
  }

  init(width: Int) { state = Mutex(State(room: width)) }

  func enter(isEarly: Bool) async {
    await withCheckedContinuation { continuation in
      let mayEnter = state.withLock { state in
        if state.room > 0 {
          state.room -= 1
          return true
        }
        if isEarly { state.waitingEarly.append(continuation) } else { state.waiting.append(continuation) }
        return false
      }
      if mayEnter { continuation.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      let next = state.waitingEarly.popLast() ?? state.waiting.popLast()
      if next == nil { state.room += 1 }
      return next
    }
    next?.resume()
  }
}
