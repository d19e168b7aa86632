package import ApusClient
internal import ApusRendering
package import ApusSurroundings
package import ApusText

/// Holds a subscription in GraphQL over a WebSocket, and shows what it gives as it comes.
package struct SubscriptionRun {
  private let socket: WebSocket
  private let wish: SubscriptionWish
  private let environment: Environment
  private var screen: TalkScreen
  private var dialogue: GraphQLDialogue
  private var (count, withErrors) = (0, 0)
  /// How it ended, as far as this side knows.
  private var isComplete = false
  private var isClosing = false
  private var refusal: String?
  /// How long the server was waited for that never agreed.
  private var waited: Duration?

  /// How long a server may take to agree.
  private static let patience = Duration.seconds(10)

  package init(
    _ socket: WebSocket, _ wish: SubscriptionWish, in environment: Environment, _ output: Output
  ) {
    (self.socket, self.wish, self.environment) = (socket, wish, environment)
    screen = TalkScreen(output: output, desk: nil)
    dialogue = GraphQLDialogue(asking: wish.question)
  }

  /// Holds it until it is complete, enough came, the time is up, or the task is cancelled.
  ///
  /// - Throws: what showing something throws.
  package mutating func run() async throws -> TalkEnd {
    say(GraphQLDialogue.opening(showing: wish.payload))
    let patience = min(Self.patience, wish.duration ?? Self.patience)
    let isAgreed = try await listen(for: patience, until: { $0.dialogue.isAcknowledged })
    if isAgreed {
      _ = try await listen(for: wish.duration, until: { _ in false })
    } else if !isDone, !Task.isCancelled {
      waited = patience
      close(4504, "Connection acknowledgement timeout")
    }
    leave()
    return await end()
  }

  /// Takes what comes; `false` where it ends before what is waited for.
  private mutating func listen(
    for duration: Duration?, until isReached: (SubscriptionRun) -> Bool
  ) async throws -> Bool {
    let (watch, line, clock) = (TalkInbox(), socket.line, environment.clock)
    let timer = duration.map { duration in
      Task {
        guard (try? await clock.pause(duration)) != nil else { return }
        watch.endTime()
        line.nudge()
      }
    }
    defer { timer?.cancel() }
    // What was recorded takes no time.
    let isMade = line.isMade
    while !isReached(self) {
      guard !isDone, !Task.isCancelled,
        let arrival = await line.next(waitsForWord: false, unless: { watch.isTimeUp && !isMade })
      else { return false }
      try take(arrival)
      while !isDone, let arrival = line.takeNow() { try take(arrival) }
      try screen.flush()
    }
    return true
  }

  /// Whether nothing more is to be heard.
  private var isDone: Bool {
    isComplete || isClosing || refusal != nil || socket.line.isOver || wish.most.map { count >= $0 } ?? false
  }

  private mutating func take(_ arrival: WebSocketArrival) throws {
    guard case .message(let message) = arrival.event, let step = dialogue.hear(message) else { return }
    switch step {
    case .say(let text): say(text)
    case .event(let bytes, let hasErrors):
      count += 1
      if hasErrors { withErrors += 1 }
      try screen.show(.text(String(decoding: bytes, as: UTF8.self)), at: arrival.at)
    case .complete: isComplete = true
    case .refused(let reason): refusal = reason
    case .broken(let reason): close(4400, reason)
    }
  }

  private func say(_ text: String) { _ = socket.line.postNow(.message(.text(text))) }

  private mutating func close(_ code: Int, _ reason: String = "") {
    isClosing = true
    _ = socket.line.postNow(.close(WebSocketClosing(code: code, reason: reason)))
  }

  /// Says that no more is wanted, where more might come.
  private mutating func leave() {
    guard !socket.line.isOver, !isClosing else { return }
    if !isComplete, refusal == nil { say(GraphQLDialogue.farewell) }
    close(1000)
  }

  private func end() async -> TalkEnd {
    let line = socket.line
    // ^C ends it as it should end: this task is cancelled, and the server's last word is waited for by another.
    await Task { while await line.next() != nil {} }.value
    var result = await socket.outcome()
    if let waited, case .failure(let error) = result, error.code == .webSocketSilent {
      // That it does not answer the close either says less.
      result = .failure(
        TransportError(
          error.code,
          "the server never agreed to the subscription: it said nothing for \(Units.time(waited))",
          exchange: error.exchange))
    }
    return TalkEnd(result, because: problem)
  }

  /// What is wrong where the conversation itself went well.
  private var problem: (code: ErrorCode, message: String)? {
    if let refusal { return (.graphQLErrors, "the server does not take the subscription: \(refusal)") }
    guard withErrors > 0 else { return nil }
    return (.graphQLErrors, "\(withErrors) of \(Units.count(count, "event")) list errors")
  }

  /// How many events came, and how it ended.
  package func lines(of end: TalkEnd) -> [Line] {
    let events = Units.count(count, "event")
    return isComplete
      ? [Line("\(events), and the subscription is complete", .dim)] : [Line(events, .dim), end.line]
  }
}
