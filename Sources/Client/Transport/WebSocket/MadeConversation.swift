#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A conversation that no server holds: its answers are made. For tests, and for what was recorded.
package struct MadeConversation: Sendable {
  /// What is said to something.
  package enum Reply: Sendable {
    /// `at` is when, where that is known of another time.
    case say(WebSocketMessage, at: Duration? = nil)
    case close(WebSocketClosing)
    case fail(ErrorCode, String)
  }

  package var head: ResponseHead
  /// What is said before anything is asked.
  package var greeting: [Reply]
  /// What is said to a close; by default the same.
  package var answerToClose: WebSocketClosing?
  /// When and where it is held; by default nobody knows.
  package var place: Exchange?
  /// What is said to a message.
  package var answer: @Sendable (WebSocketMessage) -> [Reply]

  package init(
    head: ResponseHead = Self.usualHead, greeting: [Reply] = [],
    answer: @escaping @Sendable (WebSocketMessage) -> [Reply]
  ) {
    (self.head, self.greeting, self.answer) = (head, greeting, answer)
  }

  package static let usualHead = ResponseHead(
    version: "HTTP/1.1", status: 101, reason: "Switching Protocols",
    headers: ["Upgrade": "websocket", "Connection": "Upgrade"])

  /// Holds it until one side closes.
  ///
  /// - Throws: its failure; `cancelled` when the task is cancelled.
  package func hold(_ request: Request, over line: WebSocketLine) async throws(TransportError) -> Exchange {
    let sent = SentRequest(method: request.method, url: request.url, headers: request.headers)
    let opening = Exchange(
      request: request, startedAt: place?.startedAt ?? Date(timeIntervalSince1970: 0),
      hops: place?.hops ?? [Hop(sent: sent, response: head)])
    line.opened(opening, isMade: true) {}
    if let end = try say(greeting, over: line, opening) { return end }
    while true {
      let orders = await line.orders()
      guard !orders.isEmpty else {
        throw TransportError(
          .cancelled, "the request was cancelled", exchange: opening.telling(line.conversation))
      }
      for order in orders {
        switch order {
        case .ping(let payload): _ = line.deliver([.pong(payload)])
        case .close(let closing):
          _ = line.deliver([.closing(answerToClose ?? closing)])
          return opening.telling(line.conversation)
        case .message(let message):
          if let end = try say(answer(message), over: line, opening) { return end }
        }
      }
    }
  }

  private func say(
    _ replies: [Reply], over line: WebSocketLine, _ opening: Exchange
  ) throws(TransportError) -> Exchange? {
    for reply in replies {
      switch reply {
      case .say(let message, let time): _ = line.deliver([.message(message)], at: time)
      case .close(let closing):
        _ = line.deliver([.closing(closing)])
        line.closed(byServer: true)
        return opening.telling(line.conversation)
      case .fail(let code, let message):
        throw TransportError(code, message, exchange: opening.telling(line.conversation))
      }
    }
    return nil
  }
}
