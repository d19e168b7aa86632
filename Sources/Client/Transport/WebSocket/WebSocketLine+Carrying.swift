internal import Synchronization

// The end of the transport.
extension WebSocketLine {
  /// The conversation begins.
  ///
  /// - Parameters:
  ///   - isMade: whether no server holds it, so that nothing takes time.
  ///   - wake: called, from any thread, when there is something to be done.
  package func opened(
    _ exchange: Exchange, isMade: Bool = false, wake: @escaping @Sendable () -> Void
  ) {
    tell { state in
      var exchange = exchange
      exchange.renewal = state.renewal
      (state.opening, state.openedAt, state.wake, state.isMade) = (exchange, .now, wake, isMade)
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
      for order in orders {
        switch order {
        case .message(let message):
          state.conversation.keep(.init(isSent: true, at: age, message: message), room: &state.room)
        case .close(let closing): state.ownClosing = state.ownClosing ?? closing
        case .ping: break
        }
      }
    }
    return orders
  }

  /// The same, once there is something; empty when the task is cancelled.
  ///
  /// - Parameter isMade: whether nothing will be delivered until then, as where no server holds the conversation.
  package func orders(isMade: Bool = true) async -> [WebSocketOrder] {
    if isMade { tell { state in state.isWaitingForWord = state.orders.isEmpty } }
    _ = await wait { state in state.orders.isEmpty ? nil : true }
    return takeOrders()
  }

  /// Hands over what came; `false` asks to rest until it is taken.
  ///
  /// - Parameter time: when it came, where that was at another time than now.
  package func deliver(_ events: [WebSocketEvent], at time: Duration? = nil) -> Bool {
    guard !events.isEmpty else { return hasRoom }
    tell { state in
      let age = time ?? state.age
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

  /// Waits until there is room for more; `false` when the task is cancelled before. Whoever waits has to be woken by what
  /// `opened` was given.
  package func room() async -> Bool {
    await wait { state -> Bool? in
      state.wakesWhenDrained = state.waitingByteCount >= Self.most
      return state.wakesWhenDrained ? nil : true
    } ?? false
  }

  /// How this side ended it, where it did so first.
  package var ownClosing: WebSocketClosing? { state.withLock { $0.ownClosing } }

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
