package import ApusSystem
internal import Synchronization

/// Asks a person for each thing once, and remembers what was answered.
package final class Permissions: Sendable {
  private struct State {
    var answers: [Permission: Bool] = [:]
    /// What was refused since it was last asked for.
    var refused: [Permission] = []
  }

  private let state = Mutex(State())
  private let ask: @Sendable (String) -> Bool
  private let isGranted: @Sendable (Permission) -> Bool

  /// - Parameters:
  ///   - isGranted: whether it may be had without a question; looked at each time.
  ///   - ask: puts a question to a person; false when there is none.
  package init(
    isGranted: @escaping @Sendable (Permission) -> Bool = { _ in false },
    ask: @escaping @Sendable (_ question: String) -> Bool
  ) {
    self.isGranted = isGranted
    self.ask = ask
  }

  /// From here on it need not be asked for.
  package func allow(_ permission: Permission) { state.withLock { $0.answers[permission] = true } }

  package func allows(_ permission: Permission) -> Bool {
    if let answer = state.withLock({ $0.answers[permission] }) {
      if !answer { note(refused: permission) }
      return answer
    }
    if isGranted(permission) { return true }
    let answer = ask(permission.question)
    state.withLock { $0.answers[permission] = answer }
    if !answer { note(refused: permission) }
    return answer
  }

  private func note(refused permission: Permission) {
    state.withLock { state in
      if !state.refused.contains(permission) { state.refused.append(permission) }
    }
  }

  /// What was refused since the last call.
  package func takeRefused() -> [Permission] {
    state.withLock { state in
      defer { state.refused = [] }
      return state.refused
    }
  }

  /// Why something cannot be had, for whoever wanted it.
  package static let refusal = FileProblem("nobody allowed it")
}
