extension Exchange {
  /// The same exchange with what was said over it. What the server said is its body: one array of JSON.
  package func telling(_ conversation: WebSocketConversation) -> Exchange {
    let document = conversation.document
    var result = Exchange(
      request: request, startedAt: startedAt, hops: hops, body: ReceivedBody(bytes: document))
    result.earlier = earlier
    result.conversation = conversation
    return result
  }

  /// The same exchange with the conversation of another, which it is a copy of.
  package func holding(conversationOf other: Exchange) -> Exchange {
    guard other.conversation != nil else { return self }
    var result = self
    result.conversation = other.conversation
    return result
  }
}
