package import ApusClient
internal import ApusRendering
package import ApusText

/// What a conversation came to.
package struct TalkEnd: Sendable {
  package let exchange: Exchange
  /// `nil` for one that ended with 1000.
  package let failure: TransportError?

  init(_ result: Result<Exchange, TransportError>) {
    switch result {
    case .failure(let error): (exchange, failure) = (error.exchange, error)
    case .success(let exchange):
      self.exchange = exchange
      let conversation = exchange.conversation
      guard let closing = conversation?.closing, !closing.isNormal else {
        failure = nil
        return
      }
      let words =
        conversation?.isClosedByServer == true
        ? "the server closed with \(closing)" : "this side closed with \(closing)"
      failure = TransportError(.webSocketClosed, words, exchange: exchange)
    }
  }

  /// How it ended, how many messages passed, and how long it took.
  package var line: Line {
    let conversation = exchange.conversation ?? WebSocketConversation()
    let ending = conversation.closing.map { "closed: \($0)" } ?? "no close"
    let came = conversation.entries.count { !$0.isSent }
    let sent = conversation.entries.count - came
    let left = conversation.leftOut > 0 ? ", \(Units.count(conversation.leftOut)) more were not kept" : ""
    return Line("\(ending); \(came) came, \(sent) went\(left)", .dim)
  }
}
