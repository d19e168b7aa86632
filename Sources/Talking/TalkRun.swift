package import ApusClient
package import ApusSurroundings

/// Holds a conversation: says what is typed, or what a line says, and shows what comes meanwhile.
package struct TalkRun {
  let socket: WebSocket
  let environment: Environment
  let output: Output
  let desk: TalkDesk?
  private let wish: TalkWish
  var screen: TalkScreen
  private let inbox = TalkInbox()
  private let last = LastMessage()
  /// What is still to be said of what the line says.
  private var rest: ArraySlice<String>
  private var reading: Task<Void, Never>?
  private var isClosing = false
  /// Whether the lines that were given are at their end.
  var isInputOver = false
  /// What came, as far as `/expect` may look at it and `/save` may write it, and how much of it was looked at.
  var heard: [WebSocketMessage] = []
  var looked = 0
  /// What was said, line by line, for whoever runs it again.
  package internal(set) var said: [String] = []
  /// Why a line that nobody typed ended it.
  var problem: CommandFailure?

  private static let mostHeard = 10_000
  private static let mostAtOnce = 4_096

  /// - Parameter desk: where somebody types; `nil` where nobody does.
  package init(
    _ socket: WebSocket, _ wish: TalkWish, at desk: TalkDesk?, in environment: Environment, _ output: Output
  ) {
    (self.socket, self.wish, self.environment, self.output) = (socket, wish, environment, output)
    self.desk = wish.lines == nil ? desk : nil
    rest = (wish.lines ?? [])[...]
    screen = TalkScreen(output: output, desk: self.desk)
  }

  /// Holds it to its end, whoever makes that.
  ///
  /// - Throws: what a line of the command says that does not hold or cannot be done, when all is over; and what showing
  ///   something throws.
  package mutating func run() async throws -> TalkEnd {
    let timer = time(wish.duration, for: inbox)
    defer { timer?.cancel() }
    while !socket.line.isOver, !Task.isCancelled { try await step() }
    await stopReading()
    return try await end()
  }

  /// Ends the line that is typed, if one is: the next prompt is for another.
  private func stopReading() async {
    guard let reading, let desk else { return }
    // This task may be cancelled, and has to wait all the same.
    await Task {
      let alarm = Task {
        while !Task.isCancelled {
          desk.stop()
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
      await reading.value
      alarm.cancel()
      await alarm.value
    }.value
  }

  func time(_ duration: Duration?, for inbox: TalkInbox) -> Task<Void, Never>? {
    guard let duration else { return nil }
    let (line, clock) = (socket.line, environment.clock)
    return Task {
      guard (try? await clock.pause(duration)) != nil else { return }
      inbox.endTime()
      line.nudge()
    }
  }

  /// Shows what came, or else does what is to be done.
  private mutating func step() async throws {
    if !isClosing, inbox.isTimeUp, !socket.line.isMade { close(WebSocketClosing()) }
    if !isClosing, desk == nil, let next = rest.popFirst() {
      await take(line: next)
      return
    }
    if !isClosing, isAllSaid { return try await awaitSilence() }
    askForLine()
    let (inbox, isClosing) = (inbox, isClosing)
    let listens = desk == nil && !isClosing
    if let arrival = await socket.line.next(waitsForWord: !listens, unless: { !isClosing && inbox.isFull }) {
      try show(arrival)
      try showWhatIsThere()
    }
    if let typed = inbox.take() {
      reading = nil
      return await take(typed)
    }
    // What was recorded has no end of its own where nobody says anything.
    if listens, socket.line.isWaitingForWord { close(WebSocketClosing()) }
  }

  /// Whether nobody will say anything more, and no time was given to listen.
  private var isAllSaid: Bool {
    isInputOver || desk == nil && wish.lines != nil && wish.duration == nil
  }

  /// How long nothing comes before all is taken as said. The practice API says everything before it answers a close.
  static func silence(at origin: Origin, _ practice: PracticePorts?) -> Duration {
    .milliseconds(practice?.hold(origin) ?? false ? 10 : 500)
  }

  /// Shows what still comes, and closes once nothing has for a while: many servers answer nothing behind a close.
  private mutating func awaitSilence() async throws {
    let (watch, isMade) = (TalkInbox(), socket.line.isMade)
    let silence = Self.silence(at: socket.opening.request.url.origin, environment.practicePorts())
    let timer = time(silence, for: watch)
    defer { timer?.cancel() }
    let before = heard.count
    // Pings break no silence: some servers send them all the time.
    while heard.count == before {
      let isTimeUp = { @Sendable in watch.isTimeUp && !isMade }
      guard let arrival = await socket.line.next(waitsForWord: false, unless: isTimeUp) else { break }
      try show(arrival)
      try showWhatIsThere()
      if isTimeUp() { break }
    }
    if heard.count == before { close(WebSocketClosing()) }
  }

  /// Shows what else came, many at a time, as long as nothing else is to be done.
  private mutating func showWhatIsThere() throws {
    var left = Self.mostAtOnce
    while left > 0, let arrival = socket.line.takeNow() {
      try show(arrival)
      left -= 1
    }
    try screen.flush()
  }

  private mutating func askForLine() {
    guard let desk, reading == nil, !isClosing else { return }
    let (inbox, line, prompt, last) = (inbox, socket.line, wish.prompt, last)
    reading = Task {
      inbox.put(await desk.read(prompt) { last.asJSON })
      line.nudge()
    }
  }

  mutating func show(_ arrival: WebSocketArrival) throws {
    switch arrival.event {
    case .message(let message):
      if heard.count == Self.mostHeard {
        heard.removeFirst(Self.mostHeard / 2)
        looked = max(0, looked - Self.mostHeard / 2)
      }
      heard.append(message)
      last.put(message)
      try screen.show(message, at: arrival.at)
    case .closing, .ping, .pong: break
    }
  }

  mutating func close(_ closing: WebSocketClosing) {
    isClosing = true
    _ = socket.line.postNow(.close(closing))
  }

  private mutating func end() async throws -> TalkEnd {
    let socket = socket
    if !socket.line.isOver {
      // ^C ends it as it should end: this task is cancelled, and its last word is said by another.
      await Task {
        _ = socket.line.postNow(.close(WebSocketClosing()))
        while await socket.line.next() != nil {}
      }.value
    } else {
      while let arrival = socket.line.takeNow() { try show(arrival) }
      try screen.flush()
    }
    let end = TalkEnd(await socket.outcome())
    if let problem { throw TalkProblem(failure: problem, end: end) }
    return end
  }
}
