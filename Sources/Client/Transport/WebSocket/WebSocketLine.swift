internal import Synchronization

/// What a conversation's two ends share: whoever talks, and the transport that carries it. It is a part of the request's
/// options, so that a conversation goes through whatever a request goes through, and its end is an exchange.
///
/// Neither end takes more room than it should: the transport rests while much waits to be taken, and whoever sends waits
/// while much waits to be sent.
package final class WebSocketLine: Sendable {
  package let settings: WebSocketSettings
  private let state: Mutex<State>

  fileprivate struct State {
    var opening: Exchange?
    var openedAt: ContinuousClock.Instant?
    var isOver = false
    var arrivals: [WebSocketArrival] = []
    var taken = 0
    var waitingByteCount = 0
    var wakesWhenDrained = false
    var orders: [WebSocketOrder] = []
    var orderedByteCount = 0
    var conversation = WebSocketConversation()
    var room: Int
    var pongs: [[UInt8]] = []
    var wake: (@Sendable () -> Void)?
    var waiting: [CheckedContinuation<Void, Never>] = []

    var age: Duration { openedAt.map { ContinuousClock.now - $0 } ?? .zero }
  }

  /// How many bytes may wait before an end rests.
  private static let most = 4 << 20

  package init(_ settings: WebSocketSettings = WebSocketSettings()) {
    self.settings = settings
    state = Mutex(State(room: settings.keptByteCount))
  }

  /// What was said so far, as far as it is kept.
  package var conversation: WebSocketConversation { state.withLock { $0.conversation } }

  /// Changes something, and wakes whoever waits for it.
  private func tell(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Looks until there is something; `nil` when the task is cancelled before.
  private func wait<Value: Sendable>(for look: @Sendable (inout State) -> Value?) async -> Value? {
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

  /// The same without waiting for room.
  package func postNow(_ order: WebSocketOrder) -> Bool {
    var wake: (@Sendable () -> Void)?
    var isTaken = false
    tell { state in
      guard !state.isOver else { return }
      if state.orders.isEmpty { wake = state.wake }
      state.orders.append(order)
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

  package var isOver: Bool { state.withLock { $0.isOver } }
}

extension WebSocketLine.State {
  fileprivate mutating func takeArrival() -> WebSocketArrival? {
    guard taken < arrivals.count else { return nil }
    let arrival = arrivals[taken]
    taken += 1
    if taken == arrivals.count {
      arrivals.removeAll(keepingCapacity: true)
      (taken, waitingByteCount) = (0, 0)
    }
    return arrival
  }
}

// The end of the transport.
extension WebSocketLine {
  /// The conversation begins.
  ///
  /// - Parameter wake: called, from any thread, when there is something to be done.
  package func opened(_ exchange: Exchange, wake: @escaping @Sendable () -> Void) {
    tell { state in
      (state.opening, state.openedAt, state.wake) = (exchange, .now, wake)
    }
  }

  /// What is to be said, all of it.
  package func takeOrders() -> [WebSocketOrder] {
    guard state.withLock({ !$0.orders.isEmpty }) else { return [] }
    var orders: [WebSocketOrder] = []
    tell { state in
      swap(&orders, &state.orders)
      state.orderedByteCount = 0
      let age = state.age
      for case .message(let message) in orders {
        state.conversation.keep(.init(isSent: true, at: age, message: message), room: &state.room)
      }
    }
    return orders
  }

  /// The same, once there is something; empty when the task is cancelled.
  package func orders() async -> [WebSocketOrder] {
    _ = await wait { state in state.orders.isEmpty ? nil : true }
    return takeOrders()
  }

  /// Hands over what came; `false` asks to rest until it is taken.
  package func deliver(_ events: [WebSocketEvent]) -> Bool {
    guard !events.isEmpty else { return hasRoom }
    tell { state in
      let age = state.age
      for event in events { state.take(event, at: age) }
    }
    return hasRoom
  }

  package var hasRoom: Bool {
    state.withLock { state in
      state.wakesWhenDrained = state.waitingByteCount >= Self.most
      return !state.wakesWhenDrained
    }
  }

  /// Says who ended it.
  package func closed(byServer: Bool) { state.withLock { $0.conversation.isClosedByServer = byServer } }

  /// Nothing more comes.
  package func finish() {
    tell { state in
      state.isOver = true
      state.wake = nil
      state.orders = []
    }
  }
}

extension WebSocketLine.State {
  fileprivate mutating func take(_ event: WebSocketEvent, at age: Duration) {
    switch event {
    case .message(let message):
      conversation.keep(.init(isSent: false, at: age, message: message), room: &room)
      // Each takes more room than its bytes.
      waitingByteCount += message.byteCount + 128
    case .pong(let payload): pongs = pongs.suffix(15) + [payload]
    case .closing(let closing): conversation.closing = closing
    case .ping: break
    }
    arrivals.append(WebSocketArrival(event, at: age))
  }
}
