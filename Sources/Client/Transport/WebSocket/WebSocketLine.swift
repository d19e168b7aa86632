internal import Synchronization

/// What a conversation's two ends share: whoever talks, and the transport that carries it. It is a part of the request's
/// options, so that a conversation goes through whatever a request goes through, and its end is an exchange.
///
/// Neither end takes more room than it should: the transport rests while much waits to be taken, and whoever sends waits
/// while much waits to be sent.
package final class WebSocketLine: Sendable {
  package let settings: WebSocketSettings
  let state: Mutex<State>

  /// How many bytes may wait before an end rests.
  static let most = 4 << 20

  package init(_ settings: WebSocketSettings = WebSocketSettings()) {
    self.settings = settings
    state = Mutex(State(room: settings.keptByteCount))
  }

  /// What was said so far, as far as it is kept.
  package var conversation: WebSocketConversation { state.withLock { $0.conversation } }

  /// Has the exchange that begins it tell what was done about its token.
  func note(_ renewal: TokenRenewal?) { state.withLock { $0.renewal = renewal } }

  /// Changes something, and wakes whoever waits for it.
  func tell(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Looks until there is something; `nil` when the task is cancelled before.
  func wait<Value: Sendable>(for look: @Sendable (inout State) -> Value?) async -> Value? {
    while true {
      if let value = state.withLock({ look(&$0) }) { return value }
      if Task.isCancelled { return nil }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let isThere = state.withLock { state in
            // What came since the last look has woken nobody.
            var copy = state
            if Task.isCancelled || look(&copy) != nil { return true }
            state.waiting.append(continuation)
            return false
          }
          if isThere { continuation.resume() }
        }
      } onCancel: {
        tell { _ in }
      }
    }
  }
}

// The end of whoever talks.
extension WebSocketLine {
  /// The exchange as it was when the conversation began; `nil` where it never did.
  func opening() async -> Exchange? {
    await wait { state -> Exchange?? in state.opening.map { .some($0) } ?? (state.isOver ? .some(nil) : nil) }
      ?? nil
  }

  /// Has something said; `false` when the conversation is over.
  package func post(_ order: WebSocketOrder) async -> Bool {
    let hasRoom = await wait { state -> Bool? in
      state.isOver ? false : state.orderedByteCount < Self.most ? true : nil
    }
    guard hasRoom == true else { return false }
    return postNow(order)
  }

  /// Has somebody told of each message that this side says from here on, with the exchange that began the conversation.
  package func onSaying(_ listener: @escaping @Sendable (WebSocketMessage, Exchange) -> Void) {
    state.withLock { $0.listener = listener }
  }

  /// The same as `post(_:)` without waiting for room.
  package func postNow(_ order: WebSocketOrder) -> Bool {
    // An echo may come before this returns.
    if case .message(let message) = order {
      let (listener, opening) = state.withLock { ($0.isOver ? nil : $0.listener, $0.opening) }
      if let listener, let opening { listener(message, opening) }
    }
    var wake: (@Sendable () -> Void)?
    var isTaken = false
    tell { state in
      guard !state.isOver else { return }
      if state.orders.isEmpty { wake = state.wake }
      state.orders.append(order)
      state.isWaitingForWord = false
      state.orderedByteCount += order.byteCount
      isTaken = true
    }
    wake?()
    return isTaken
  }

  /// What came next; `nil` at the end, and when the task is cancelled.
  package func next() async -> WebSocketArrival? {
    let arrival = await wait { state -> WebSocketArrival?? in
      if let arrival = state.takeArrival() { return .some(arrival) }
      return state.isOver ? .some(nil) : nil
    }
    guard let arrival, let found = arrival else { return nil }
    wakeWhereDrained()
    return found
  }

  /// What came next, or nothing: when something else is there to be done, at the end, when nothing comes before something is
  /// said, and when the task is cancelled.
  ///
  /// - Parameters:
  ///   - waitsForWord: whether it waits where nothing comes before something is said.
  ///   - isReady: whether something else is there; it is asked again after `nudge()`.
  package func next(
    waitsForWord: Bool, unless isReady: @escaping @Sendable () -> Bool
  ) async -> WebSocketArrival? {
    let arrival = await wait { state -> WebSocketArrival?? in
      if let arrival = state.takeArrival() { return .some(arrival) }
      return state.isOver || !waitsForWord && state.isWaitingForWord || isReady() ? .some(nil) : nil
    }
    guard let arrival, let found = arrival else { return nil }
    wakeWhereDrained()
    return found
  }

  /// Has whoever waits look again.
  package func nudge() { tell { _ in } }

  /// Whether nothing comes before something is said.
  package var isWaitingForWord: Bool { state.withLock { $0.isWaitingForWord && $0.arrivals.isEmpty } }

  /// What is there already.
  package func takeNow() -> WebSocketArrival? {
    let arrival = state.withLock { $0.takeArrival() }
    if arrival != nil { wakeWhereDrained() }
    return arrival
  }

  private func wakeWhereDrained() {
    let wake = state.withLock { state in
      state.arrivals.isEmpty && state.wakesWhenDrained ? state.wake : nil
    }
    wake?()
  }

  /// Waits for the answer to a ping; `false` when the conversation ends, or the task is cancelled, before.
  func pong(_ payload: [UInt8]) async -> Bool {
    await wait { state -> Bool? in
      if state.pongs.contains(payload) { return true }
      return state.isOver ? false : nil
    } ?? false
  }

  /// Whether no server holds it.
  package var isMade: Bool { state.withLock { $0.isMade } }

  package var isOver: Bool { state.withLock { $0.isOver } }
}
