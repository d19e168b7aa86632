/// A conversation over a WebSocket: messages that come, and a way to send some.
///
///     let socket = try await transport.webSocket(to: request)
///     try await socket.send("hello")
///     for try await message in socket { print(message) }
///     try await socket.close()
///
/// Whoever iterates takes messages away: one loop at a time. A message that nobody takes waits, and with many of them the
/// server has to wait too. Letting go of the conversation ends it.
public final class WebSocket: AsyncSequence, Sendable {
  /// What comes.
  public typealias Element = WebSocketMessage
  /// Why nothing more comes.
  public typealias Failure = TransportError

  /// The exchange as it was when the conversation began: what was asked, and the answer of 101.
  public let opening: Exchange
  package let line: WebSocketLine
  private let task: Task<Result<Exchange, TransportError>, Never>

  init(_ opening: Exchange, _ line: WebSocketLine, _ task: Task<Result<Exchange, TransportError>, Never>) {
    (self.opening, self.line, self.task) = (opening, line, task)
  }

  deinit { task.cancel() }

  /// What is spoken inside, of what was offered; `nil` where the server chose nothing.
  public var chosenProtocol: String? { opening.spokenInside }

  /// Sends a message. It waits while much is still to go out.
  ///
  /// - Throws: `TransportError`: why the conversation is over, or `cancelled`.
  public func send(_ message: WebSocketMessage) async throws(TransportError) {
    guard await line.post(.message(message)) else { throw await failure() }
  }

  /// Sends text.
  ///
  /// - Throws: as `send(_:)` of a message does.
  public func send(_ text: String) async throws(TransportError) { try await send(.text(text)) }

  /// Asks whether the server is there, and waits for its answer.
  ///
  /// - Returns: how long that took.
  /// - Throws: `ws.silent` when none comes in the time that the settings give, and as `send(_:)` does.
  @discardableResult
  public func ping() async throws(TransportError) -> Duration {
    let payload = (0..<8).map { _ in UInt8.random(in: 0...255) }
    let start = ContinuousClock.now
    guard await line.post(.ping(payload)) else { throw await failure() }
    let (line, patience) = (line, line.settings.patience)
    let waiting = Task { await line.pong(payload) }
    let alarm = Task {
      try? await Task.sleep(for: patience)
      waiting.cancel()
    }
    let isThere = await withTaskCancellationHandler {
      await waiting.value
    } onCancel: {
      waiting.cancel()
    }
    alarm.cancel()
    if isThere { return ContinuousClock.now - start }
    if line.isOver || Task.isCancelled { throw await failure() }
    throw TransportError(
      .webSocketSilent, "the server did not answer a ping within \(patience.inSeconds)", exchange: opening)
  }

  /// Ends the conversation and waits for the server's word on it. What came and nobody took is gone.
  ///
  /// - Parameters:
  ///   - code: 1000 unless it is said, which is the normal end; 3000 to 4999 are an app's own.
  ///   - reason: words for the server, at most 123 bytes of them.
  /// - Returns: everything that happened.
  /// - Throws: what the conversation failed with; `request.parameter` for a code that cannot be sent.
  @discardableResult
  public func close(_ code: Int = 1000, reason: String = "") async throws(TransportError) -> Exchange {
    guard WebSocketClosing.mayBeSent(code) else {
      throw TransportError(
        .requestParameter, "\(code) cannot be sent: it is 1000 to 1003, 1007 to 1014, or 3000 to 4999",
        exchange: opening)
    }
    _ = line.postNow(.close(WebSocketClosing(code: code, reason: reason)))
    while await line.next() != nil {}
    return try await end()
  }

  /// Waits for the end.
  ///
  /// - Returns: everything that happened, with the messages that the settings have kept.
  /// - Throws: what the conversation failed with.
  public func end() async throws(TransportError) -> Exchange { try await task.value.get() }

  /// What it came to, once it is over.
  package func outcome() async -> Result<Exchange, TransportError> { await task.value }

  /// How it ended: as the server said, or as this side did where the server only agreed. `nil` while it has not.
  public var closing: WebSocketClosing? { line.conversation.closing }

  /// Ends it without a word more than has to be.
  package func drop() { task.cancel() }

  private func failure() async -> TransportError {
    guard line.isOver else { return Self.cancelled(opening) }
    switch await task.value {
    case .failure(let failure): return failure
    case .success(let exchange):
      let words = exchange.conversation?.closing.map { ": \($0)" } ?? ""
      return TransportError(.webSocketClosed, "the conversation is over" + words, exchange: exchange)
    }
  }

  private static func cancelled(_ exchange: Exchange) -> TransportError {
    TransportError(.cancelled, "the request was cancelled", exchange: exchange)
  }

  /// Goes from message to message.
  public func makeAsyncIterator() -> Iterator { Iterator(socket: self) }

  /// Goes from message to message.
  public struct Iterator: AsyncIteratorProtocol {
    let socket: WebSocket

    /// The next message; `nil` when either side has closed, in whatever way: `closing` says how.
    ///
    /// - Throws: `TransportError`: `ws.dropped` when the connection ends without a close, `ws.frame`, `ws.text` and
    ///   `ws.tooLarge` for what the server must not send, `cancelled` when the task is.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(TransportError) -> WebSocketMessage? {
      while let arrival = await socket.line.next() {
        if case .message(let message) = arrival.event { return message }
      }
      guard socket.line.isOver else { throw WebSocket.cancelled(socket.opening) }
      _ = try await socket.end()
      return nil
    }
  }
}

extension Duration {
  /// As a sentence says it.
  var inSeconds: String {
    let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}
