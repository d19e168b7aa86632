package import ApusClient
internal import ApusRendering
package import ApusText

/// What a conversation came to.
package struct TalkEnd: Sendable {
  package let exchange: Exchange
  /// `nil` for one that ended with 1000.
  package let failure: TransportError?

  /// - Parameter problem: what is wrong with what was said, where the conversation itself went well.
  init(_ result: Result<Exchange, TransportError>, because problem: (code: ErrorCode, message: String)? = nil)
  {
    switch result {
    case .failure(let error): (exchange, failure) = (error.exchange, error)
    case .success(let exchange):
      self.exchange = exchange
      let conversation = exchange.conversation
      guard let closing = conversation?.closing, !closing.isNormal else {
        failure = problem.map { TransportError($0.code, $0.message, exchange: exchange) }
        return
      }
      let reason = closing.description(in: exchange.spokenInside)
      let words =
        conversation?.isClosedByServer == true
        ? "the server closed with \(reason)" : "this side closed with \(reason)"
      failure = TransportError(.webSocketClosed, words, exchange: exchange)
    }
  }

  /// How it ended, how many messages passed, and how long it took.
  package var line: Line {
    let conversation = exchange.conversation ?? WebSocketConversation()
    let told = conversation.closing?.told(in: exchange.spokenInside)
    let ending = told.map { "closed: " + $0 } ?? "no close"
    let came = conversation.cameCount
    let sent = conversation.entries.count - came
    let left = conversation.leftOut > 0 ? ", \(Units.count(conversation.leftOut)) more were not kept" : ""
    return Line("\(ending); \(came) came, \(sent) went\(left)", .dim, foreign: [told].compactMap(\.self))
  }
}
