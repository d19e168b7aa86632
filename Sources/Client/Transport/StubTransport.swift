#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A transport without a network: it answers each request with what a function makes of it. For tests.
public struct StubTransport: Transport {
  /// What a request gets: a response, or a failure with its words.
  public enum Answer: Sendable {
    case response(
      status: Int, headers: HeaderFields = ["Content-Type": "application/json"], body: String = "")
    case failure(ErrorCode, String)
  }

  private let answer: @Sendable (Request) async -> Answer

  public init(_ answer: @escaping @Sendable (Request) async -> Answer) { self.answer = answer }

  /// Answers every request with this status and this body.
  public init(status: Int = 200, body: String = "") {
    self.init { _ in .response(status: status, body: body) }
  }

  /// Answers with what the function makes of the request.
  ///
  /// - Throws: `TransportError` for an answer that is a failure, and `cancelled` when the task is cancelled.
  public func send(_ request: Request) async throws(TransportError) -> Exchange {
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    let answer = await answer(request)
    if Task.isCancelled {
      throw TransportError(
        .cancelled, "the request was cancelled", exchange: exchange(request, Hop(sent: sent)))
    }
    switch answer {
    case .failure(let code, let message):
      throw TransportError(code, message, exchange: exchange(request, Hop(sent: sent)))
    case .response(let status, let headers, let body):
      let head = ResponseHead(version: "HTTP/1.1", status: status, headers: headers)
      return exchange(request, Hop(sent: sent, response: head), ReceivedBody(bytes: Array(body.utf8)))
    }
  }

  private func exchange(_ request: Request, _ hop: Hop, _ body: ReceivedBody = ReceivedBody()) -> Exchange {
    Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop], body: body)
  }
}
