internal import ApusAnswers
internal import ApusClient
internal import ApusExplorer
internal import ApusLanguage
internal import ApusRendering
internal import ApusSending
internal import ApusSurroundings
internal import ApusTalking

/// Listens to a subscription in GraphQL: over a WebSocket where the server speaks `graphql-transport-ws`, and otherwise to
/// the events of one answer.
struct Subscribing {
  private let sender: Sender
  private let options: SubscriptionOptions
  private let line: String

  init(_ sender: Sender, _ options: SubscriptionOptions, line: String) {
    (self.sender, self.options, self.line) = (sender, options, line)
  }

  func ask(_ asked: RequestLine) async throws -> Outcome {
    let payload = try options.payload(with: sender.session.variables)
    var prepared = try sender.prepare(asked)
    let question = prepared.request.question
    let isPreview = prepared.showing.isOffline || sender.isOffline
    // What goes into a file is one answer; a file is a part of a form, which a conversation does not have.
    let mayTalk = question != nil && prepared.showing.output == nil
    guard let question, mayTalk, options.way != .events, !isPreview || options.way == .webSocket else {
      if options.way == .webSocket {
        throw CommandFailure(
          .requestBody, "over a WebSocket a subscription brings no file, and goes into none")
      }
      return try await hear(prepared)
    }
    var opening = prepared
    opening.request = prepared.request.opening
    if isPreview {
      opening.request.headers = WebSocketHandshake.example([GraphQLDialogue.protocolName])
        .fields(for: opening.request)
      return try sender.preview(opening)
    }
    guard try sender.mayGo(opening.request) else { return .failed(.cancelled) }
    try sender.departToTalk(&opening)
    let socket: WebSocket
    do {
      socket = try await open(opening.request)
    } catch {
      ArrivalNotes(output: sender.output, session: sender.session).noteToken(of: error.exchange)
      guard options.way == nil, error.isNoWebSocket else {
        let record = sender.session.records.add(line, error.exchange, failure: error)
        try sender.display.show(record, showing: prepared.showing)
        return sender.conclude(record)
      }
      // That has been said, for the same place.
      prepared.notes = []
      (prepared.withheld, prepared.replaced) = ([], [])
      return try await hear(prepared)
    }
    return try await listen(to: socket, question, payload)
  }

  /// Listens to the events of one answer.
  private func hear(_ prepared: PreparedRequest) async throws -> Outcome {
    let before = sender.session.records.all.last?.number
    let outcome = try await sender.send(prepared.limited(to: options), line: line)
    return try GraphQLJudgement.judge(outcome, in: sender.records, after: before, sender.output)
  }

  private func open(_ request: Request) async throws(TransportError) -> WebSocket {
    var settings = WebSocketSettings(protocols: [GraphQLDialogue.protocolName])
    // All of it can be looked into when it is over.
    settings.keptByteCount = 64 << 20
    let socket = try await sender.logged.talk(to: request, settings, sender.output)
    guard socket.chosenProtocol == GraphQLDialogue.protocolName else {
      socket.drop()
      throw TransportError(notSpeakingGraphQL: socket.opening)
    }
    return socket
  }

  private func listen(
    to socket: WebSocket, _ question: [UInt8], _ payload: String?
  ) async throws -> Outcome {
    let output = sender.output
    ArrivalNotes(output: output, session: sender.session).noteToken(of: socket.opening)
    if let head = socket.opening.response { output.note(StatusLine(head)) }
    let wish = SubscriptionWish(
      question: question, payload: payload, duration: options.duration, most: options.most)
    var run = SubscriptionRun(socket, wish, in: sender.environment, output)
    let end = try await run.run()
    let record = sender.session.records.add(line, end.exchange, failure: end.failure)
    for line in run.lines(of: end) { output.note(line) }
    return sender.conclude(record)
  }
}

extension PreparedRequest {
  /// Has what comes as events end when enough came, or the time is up.
  fileprivate func limited(to options: SubscriptionOptions) -> PreparedRequest {
    var limited = self
    if options.most != nil || options.duration != nil { limited.showing.streams = true }
    limited.showing.most = options.most
    if let duration = options.duration {
      limited.request.options.deadlines.total = duration
      limited.showing.endsOnTime = true
    }
    return limited
  }
}

extension Request {
  /// What it asks, where that is JSON.
  fileprivate var question: [UInt8]? {
    if case .bytes(let bytes)? = body?.content { bytes } else { nil }
  }

  /// The request that opens a conversation where this one would ask.
  fileprivate var opening: Request {
    var request = self
    request.method = .get
    request.body = nil
    request.headers = request.headers.removing("Content-Type").removing("Accept")
    return request
  }
}

extension TransportError {
  /// Whether there is only no such conversation: what is there may be asked in another way.
  fileprivate var isNoWebSocket: Bool {
    [.webSocketRefused, .webSocketHandshake, .replayMissing].contains(code)
  }
}
