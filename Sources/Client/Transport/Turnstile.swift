internal import Synchronization

/// Lets so many through at a time, in the order in which they came.
package final class Turnstile: Sendable {
  /// Why somebody was not let in.
  package enum Refusal: Error, Sendable {
    case cancelled
    case tooLong
  }

  private enum Outcome {
    case entered
    case refused(Refusal)
  }

  private enum Ticket {
    /// It was given, and nobody waits for it yet.
    case given
    case waiting(CheckedContinuation<Outcome, Never>)
    /// It was decided before anybody waited for it.
    case decided(Outcome)
  }

  private struct State {
    var places: Int
    var inside = 0
    var queue: [Int] = []
    var tickets: [Int: Ticket] = [:]
    var nextTicket = 0

    /// What has to be told of a ticket, and to whom: nobody where it waits for none yet, or was decided before.
    mutating func decide(_ ticket: Int, _ outcome: Outcome) -> CheckedContinuation<Outcome, Never>? {
      queue.removeAll { $0 == ticket }
      switch tickets[ticket] {
      case .waiting(let continuation):
        tickets[ticket] = nil
        return continuation
      case .given: tickets[ticket] = .decided(outcome)
      case .decided, nil: break
      }
      return nil
    }

    /// Lets in who waits as long as there is room.
    mutating func admitted() -> [CheckedContinuation<Outcome, Never>] {
      var continuations: [CheckedContinuation<Outcome, Never>] = []
      while inside < places, let first = queue.first {
        inside += 1
        if let continuation = decide(first, .entered) { continuations.append(continuation) }
      }
      return continuations
    }
  }

  private let state: Mutex<State>

  /// - Parameter places: how many may be inside; at least one.
  package init(places: Int) { state = Mutex(State(places: max(1, places))) }

  /// How many wait.
  package var waitingCount: Int { state.withLock { $0.queue.count } }

  /// Waits until there is a place, and takes it. Whoever has been let in must leave.
  ///
  /// - Parameter patience: as long as may be waited; `nil` for ever.
  /// - Returns: whether there was none at once.
  @discardableResult
  package func enter(within patience: Duration? = nil) async throws(Refusal) -> Bool {
    let ticket = state.withLock { state -> Int? in
      guard state.inside >= state.places || !state.queue.isEmpty else {
        state.inside += 1
        return nil
      }
      defer { state.nextTicket += 1 }
      state.queue.append(state.nextTicket)
      state.tickets[state.nextTicket] = .given
      return state.nextTicket
    }
    guard let ticket else { return false }
    let clock = patience.map { patience in
      Task {
        try await Task.sleep(for: patience)
        self.decide(ticket, .refused(.tooLong))
      }
    }
    defer { clock?.cancel() }
    if case .refused(let refusal) = await outcome(of: ticket) { throw refusal }
    return true
  }

  /// Gives the place to whoever is next.
  package func leave() {
    let next = state.withLock { state in
      state.inside -= 1
      return state.admitted()
    }
    for continuation in next { continuation.resume(returning: .entered) }
  }

  /// Makes room for more.
  package func widen(to places: Int) {
    let next = state.withLock { state in
      state.places = max(state.places, places)
      return state.admitted()
    }
    for continuation in next { continuation.resume(returning: .entered) }
  }

  private func outcome(of ticket: Int) async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let decided = state.withLock { state -> Outcome? in
          if case .decided(let outcome) = state.tickets[ticket] {
            state.tickets[ticket] = nil
            return outcome
          }
          state.tickets[ticket] = .waiting(continuation)
          return nil
        }
        if let decided { continuation.resume(returning: decided) }
      }
    } onCancel: {
      decide(ticket, .refused(.cancelled))
    }
  }

  private func decide(_ ticket: Int, _ outcome: Outcome) {
    state.withLock { $0.decide(ticket, outcome) }?.resume(returning: outcome)
  }
}
