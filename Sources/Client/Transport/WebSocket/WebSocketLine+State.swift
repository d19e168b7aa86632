extension WebSocketLine {
  /// Where a conversation stands, and what waits at either end.
  struct State {
    var opening: Exchange?
    /// What was done about the token that the opening shows.
    var renewal: TokenRenewal?
    var openedAt: ContinuousClock.Instant?
    var isMade = false
    var isOver = false
    /// Whether nothing comes before something is said: only what makes its answers itself can tell.
    var isWaitingForWord = false
    var arrivals: [WebSocketArrival] = []
    var taken = 0
    var waitingByteCount = 0
    var wakesWhenDrained = false
    var orders: [WebSocketOrder] = []
    var orderedByteCount = 0
    var conversation = WebSocketConversation()
    /// How this side ended it, where it did so first.
    var ownClosing: WebSocketClosing?
    var room: Int
    var pongs: [[UInt8]] = []
    var wake: (@Sendable () -> Void)?
    /// Who is told what this side says.
    var listener: (@Sendable (WebSocketMessage, Exchange) -> Void)?
    var waiting: [CheckedContinuation<Void, Never>] = []

    var age: Duration { openedAt.map { ContinuousClock.now - $0 } ?? .zero }

    mutating func takeArrival() -> WebSocketArrival? {
      guard taken < arrivals.count else { return nil }
      let arrival = arrivals[taken]
      taken += 1
      if taken == arrivals.count {
        arrivals.removeAll(keepingCapacity: true)
        (taken, waitingByteCount) = (0, 0)
      }
      return arrival
    }

    mutating func take(_ event: WebSocketEvent, at age: Duration) {
      switch event {
      case .message(let message):
        conversation.keep(.init(isSent: false, at: age, message: message), room: &room)
        // Each takes more room than its bytes.
        waitingByteCount += message.byteCount + 128
      case .pong(let payload): pongs = pongs.suffix(15) + [payload]
      case .closing(let closing): conversation.closing = ownClosing?.answered(with: closing) ?? closing
      case .ping: break
      }
      arrivals.append(WebSocketArrival(event, at: age))
    }
  }
}
