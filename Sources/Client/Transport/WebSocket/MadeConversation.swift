#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A conversation that no server holds: its answers are made. For tests, and for what was recorded.
package struct MadeConversation: Sendable {
  /// What is said to something.
  package enum Reply: Sendable {
    case say(WebSocketMessage)
    case close(WebSocketClosing)
    case fail(ErrorCode, String)
  }

  package var head: ResponseHead
  /// What is said before anything is asked.
  package var greeting: [Reply]
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
      request: request, startedAt: Date(timeIntervalSince1970: 0),
      hops: [Hop(sent: sent, response: head)])
    line.opened(opening) {}
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
          _ = line.deliver([.closing(closing)])
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
      case .say(let message): _ = line.deliver([.message(message)])
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
