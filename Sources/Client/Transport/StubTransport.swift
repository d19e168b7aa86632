/// A transport without a network: it answers each request with what a function makes of it. For tests.
///
/// An answer goes where the request wants it, as over a network: to a handler, into a file, with its progress. The product
/// `ApusTesting` has one that answers by method and path, and one that answers from a recording.
public struct StubTransport: Transport {
  /// What a request gets: a response, or a failure with its words.
  public enum Answer: Sendable {
    /// A response, by default a 200 of JSON without a body.
    case response(
      status: Int, headers: HeaderFields = ["Content-Type": "application/json"], body: String = "")
    /// The same with a body that is no text.
    case bytes([UInt8], contentType: String, status: Int = 200)
    /// A conversation over a WebSocket: what is said first, and what is said to each message. It ends when the client
    /// closes. A request for none gets its answer of 101.
    case webSocket(
      greeting: [WebSocketMessage] = [], answer: @Sendable (WebSocketMessage) -> [WebSocketMessage])
    /// A failure with its code and its words.
    case failure(ErrorCode, String)
  }

  private let answer: @Sendable (Request) async -> Answer

  /// Answers each request with what the function makes of it.
  public init(_ answer: @escaping @Sendable (Request) async -> Answer) { self.answer = answer }

  /// Answers every request with this status and this body.
  public init(status: Int = 200, body: String = "") {
    self.init { _ in .response(status: status, body: body) }
  }

  /// Answers with what the function makes of the request.
  ///
  /// - Throws: `TransportError` for an answer that is a failure, `cancelled` when the task is cancelled, and
  ///   `request.parameter` for a file that cannot be written.
  public func send(_ request: Request) async throws(TransportError) -> Exchange {
    let answer = await answer(request)
    if case .webSocket(let greeting, let reply) = answer, let line = request.options.webSocket {
      let made = MadeConversation(greeting: greeting.map { .say($0) }) { reply($0).map { .say($0) } }
      return try await made.hold(request, over: line)
    }
    return try await Self.made(answer).deliver(to: request)
  }

  private static func made(_ answer: Answer) -> MadeAnswer {
    switch answer {
    case .failure(let code, let message):
      let head = ResponseHead(version: "HTTP/1.1", status: 500)
      return MadeAnswer(head: head, failure: MadeAnswer.Break(code, message))
    case .response(let status, let headers, let body):
      let head = ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
      return MadeAnswer(head: head, body: Array(body.utf8))
    case .webSocket: return MadeAnswer(head: MadeConversation.usualHead)
    case .bytes(let bytes, let type, let status):
      let head = ResponseHead(version: "HTTP/1.1", status: status, headers: ["Content-Type": type])
      return MadeAnswer(head: head, body: bytes)
    }
  }
}
