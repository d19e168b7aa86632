internal import ApusClient
internal import ApusRendering
internal import ApusWords

/// What was said over a WebSocket, and with which code it was closed.
enum ConversationFacts: FactFinder {
  static func facts(in exchange: Exchange) -> [Fact] {
    guard let conversation = exchange.conversation else { return [] }
    return [passed(conversation)] + ending(conversation, exchange.spokenInside)
  }

  private static func passed(_ conversation: WebSocketConversation) -> Fact {
    let sent = conversation.entries.filter(\.isSent)
    let came = conversation.entries.filter { !$0.isSent }
    let sizes = Evidence(
      .bytes, "\(Units.size(came.byteCount)) came, \(Units.size(sent.byteCount)) went")
    if conversation.leftOut > 0 {
      return Fact(
        .seen, "More messages passed than are kept: \(conversation.leftOut) were left out.", sizes)
    }
    return conversation.entries.isEmpty
      ? Fact(.seen, "It was open, and no message passed.", sizes)
      : Fact(.seen, "Messages that came: \(came.count); that went: \(sent.count).", sizes)
  }

  /// What the code means, whoever closed.
  private static func ending(_ conversation: WebSocketConversation, _ spoken: String?) -> [Fact] {
    guard let closing = conversation.closing, let article = Topics.article("\(closing.code ?? 1005)") else {
      return []
    }
    let frame = "close frame: \(closing.description(in: spoken))"
    return [
      conversation.isClosedByServer
        ? Fact(.said, Sentence(article.summary), Evidence(.response, frame))
        : Fact(.seen, Sentence(article.summary), Evidence(.request, frame))
    ]
  }
}

extension [WebSocketConversation.Entry] {
  fileprivate var byteCount: Int { reduce(0) { $0 + $1.message.byteCount } }
}
